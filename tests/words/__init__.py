"""Tests of the words room."""
