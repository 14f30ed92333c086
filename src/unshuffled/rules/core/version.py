"""The version of the rules: what a stored game was played with.

A change of code that alters a question, its options or the order of chance is a new version. A stored game names the
version it was begun with; `mark` tells whether today's rules bring it to the same place. A game that was begun before
a ruling changed goes on by the old one (`Switches.rules`). docs/rules/versions.md lists the versions.
"""

RULES = 1
