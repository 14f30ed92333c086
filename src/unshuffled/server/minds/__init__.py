"""Minds on a server: what they compute is computed in processes of its own, so that nobody's answer waits.

pool        a few worker processes: a job goes in, a result comes out or `Failed` is raised, in time
worker      what runs in such a process: `python -m unshuffled.server.minds.worker`
work        the kinds of jobs, and where each is done
messages    what the two say to each other
"""
