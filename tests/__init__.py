"""Tests, one folder per room; `tests.table` builds positions."""
