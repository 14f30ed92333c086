"""Cells: tables that live in several PostgreSQL databases, each chosen by the table's id.

The main database has the accounts, all that is about people, and the list of cells (`book`); it is a cell itself. `ranking` orders the
cells for a table, `log` is the `Log` over all of them, and `moving` takes a table from one to another while people play it.

A table is where its row says that it is. There is no list of tables: a table that is not in the first cell of its ranking, because the
list of cells has grown since, is in a later one.
"""
