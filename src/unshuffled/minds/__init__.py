"""Players that are programs. They get what a person at their seat could know, nothing more.

contract    what a mind is given and gives back
randoms     minds that draw lots
quick       rules of thumb, less than a millisecond an answer
search      each answer tried with quick playing on: steady and patient
known       every mind by name
seeing      the only door between the real game and a mind; minds do not import it
"""
