"""What a node does with games besides playing them: forecasts, replays, reviews, histories, expeditions, catalogs, and packing what is over."""
