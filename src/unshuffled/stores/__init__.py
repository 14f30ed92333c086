"""Where the entries of tables are kept permanently: the `Log` on PostgreSQL and on SQLite.

`connect.open_log` is the door: it takes a plain URL and gives a log. `migrate` brings a database to the shape that
`schema` describes. Nothing here knows what an entry means; the rooms above ask for numbers and get them back.
"""
