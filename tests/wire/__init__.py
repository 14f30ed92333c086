"""Tests of the wire: what is told, and its types."""
