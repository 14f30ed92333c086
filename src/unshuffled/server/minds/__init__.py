"""Minds on a server: what they compute is computed in processes of its own, so that nobody's answer waits.

pool        a few worker processes: a job goes in, a result comes out or `Failed` is raised, in time
mages       AI mages at their seats: think in a worker, then answer as a person does
hints       what an AI mage would do in a person's place
worker      what runs in such a process: `python -m unshuffled.server.minds.worker`
work        the kinds of jobs, and where each is done
answering   in a worker: what a mind answers, and what it is going to do
foreseeing  in a worker: forecasts, by games that follow the answers
hinting     in a worker: two answers compared
speed       in a worker: is there time to search?
messages    what the two say to each other
"""
