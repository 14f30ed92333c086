"""The wire: what is sent between a table and those who play at it, and how it is made.

Messages, views with their words, and the catalogue, without any network: a server, a bot, a replay and a page that
runs the rules itself say the same. `server` is one way to carry it.
"""
