"""Tests of the wire: what is sent, and its types."""
