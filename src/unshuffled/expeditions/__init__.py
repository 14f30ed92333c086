"""Expeditions: several games as one story (EXPD).

An expedition is a secret and a list of entries: the fold over finished games and the choices between them. Which battles there
are and what they bring is data (`rules.core.forms`). Nothing here knows a server, a page or a language.

    entries     what has happened: begun, market, mages, treasures, fought, reward, path
    state       what these amount to
    fold        `apply` takes in an entry, or refuses it with a code
    asks        what is asked now, with its options
    battles     the setup and the seed of the next game, and the entry of a finished one
    playable    what a form needs that the packs do not have
    saves       the whole as JSON
"""
