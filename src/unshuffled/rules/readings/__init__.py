"""What can be read from a game without changing it: the view and its changes, the forecast, refusals, sampling."""
