"""Measuring the server: its speed against floors without a game (`speed`), and its cost at rest (`rest`).

Workers are processes of their own (`worker`), with the same uvicorn and settings; the load comes from this process over
real sockets (`wire`, `load`). Everything happens in a database of its own that is dropped afterwards (`database`).

It stands beside the package and is not shipped: it measures on Linux, from a clone, with PostgreSQL and NATS at hand.
"""
