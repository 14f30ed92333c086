"""Tables on one of many nodes.

`Host` does what people wish at a table, and listens to the other nodes. `Slot` is where it keeps a table in memory, `loading` reads one
from its log, and a `Change` says what became of it.
"""
