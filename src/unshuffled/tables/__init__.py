"""A table where people play: seats, answers, taking back, suggestions, saves, forks, replays.

Pure application logic: no network, no SQL, no clock of its own. A table is the fold of its numbered
entries (`entries`): they are the whole table. `Table` says what a person may do now and which
entries that makes; `host` appends them through a `Log` and tells the readers through a `Relay`.
"""
