"""Rules of thumb: prices for everything that can be counted at a table, made from what cards were seen to do in trials.

    numbers     what is counted
    trials      what each card changes when it is resolved, measured at tables of this game
    worth       what a table is worth, from the numbers and the prices of `weights.json`
    mind        which answer leads to the table that is worth most

No card, mage or nemesis is known by name, so packs of others are played like our own.
"""
