"""Benchmarks, each of which answers one question as a ratio or a cost. They run on Linux from a clone and are not shipped.

- `python -m bench server` (`speed`, against `floors`): how much slower is a real table than a server without a game that
  loses nothing, in answers a second, CPU and latency? How long does an undo late in a game take?
- `python -m bench rest` (`rest`): how much do an idle table, an idle socket, a forecast and a finished game cost in memory,
  CPU and disk? `docs/operations/scale.md` computes with its figures.
- `python -m bench minds` (`minds`): how long do hints and AI mages take at many tables, and how much slower are other tables?
- `python -m bench api` (`api`): how much do `Game` and its import cost compared with the bare engine?
- `python -m bench envs` (`envs`): how many steps a second do environments make compared with the bare engine?
- `unshuffled bench engine` (`unshuffled.lab.bench`, which is shipped): how fast is the engine compared with python-chess?

`command` has the options of all. Workers are processes of their own (`worker`, `node`), with the same uvicorn and settings;
the load comes from the measuring process over real sockets (`wire`, `load`, `pairs`), in a database that is dropped
afterwards (`database`).
"""
