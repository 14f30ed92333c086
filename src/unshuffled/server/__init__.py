"""Tables over the network: HTTP, WebSocket, guests, limits, metrics, and the relay on NATS.

No rules and no SQL in here: a wish is checked by `tables`, kept by a `Log`, and sent to the readers of this node.
Nothing is acknowledged before the log has it. The seed leaves the server when the game is over, and not before.
"""
