"""What many games say."""
