"""How nodes hear of each other: through NATS, or in memory where there is one node."""
