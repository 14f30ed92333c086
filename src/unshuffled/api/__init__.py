"""The front door for Python: one object, `Game`, and the records it gives.

    from unshuffled import Game

`unshuffled` itself hands these names on and imports them at first use, so that the command line does not pay for them.
What is promised to stay is on docs/researchers/stability.md.

game       a game that is asked and answered
records    options, events, results, forecasts: each can be read by programs and, in five languages, by people
setups     a setup from names and numbers as people write them
picture    a table as HTML, for notebooks
"""

from unshuffled.api.game import Bot, Game, mind
from unshuffled.api.records import Event, Forecast, Option, Result
from unshuffled.minds.contract import Mind, Observation, Picker
from unshuffled.packs.nodes import PackError
from unshuffled.rules.core.errors import BadSave, BadSetup, IllegalAnswer, RulesError
from unshuffled.rules.readings.shown import View

__all__ = [
    "Game",
    "Option",
    "Event",
    "Result",
    "Forecast",
    "View",
    "Bot",
    "Mind",
    "Picker",
    "Observation",
    "mind",
    "RulesError",
    "IllegalAnswer",
    "BadSetup",
    "BadSave",
    "PackError",
]
