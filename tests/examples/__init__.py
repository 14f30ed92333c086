"""What a reader of examples/ opens and runs."""
