"""The daily table at one node: which day it is, its tables, and their results (`tables.daily` has the rules of it).

`days` knows the calendar and the secrets, `results` plays logs again and lists what they come to, `service` is what a node
does for daily tables beside what it does for every table, and `routes` translates.
"""
