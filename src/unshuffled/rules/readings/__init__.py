"""What can be told of a game without changing it: the view and its changes, the forecast, refusals, sampling."""
