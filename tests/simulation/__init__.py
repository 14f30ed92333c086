"""Bad days, simulated: nodes, people, a database, a broker and their network in one process, on simulated time.

The code under test is real: tables, host, node, rooms, sessions, relay, group appender, wire and the client. What is
simulated is what they stand on: the event loop and its clock (`loop`), the database and its disk (`database`), the broker
(`broker`), sockets (`sockets`) and people (`people`). One seed decides everything that happens, so every finding can be
replayed: `python -m tests.simulation --seed N`. docs/operations/faults.md is its page.
"""
