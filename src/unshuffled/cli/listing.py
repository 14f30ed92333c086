"""All commands, grouped by the people who use them. Nothing is imported here: `--help` and `--version` answer at once."""

from __future__ import annotations

from typing import NamedTuple


class Command(NamedTuple):
    """A command: its name, the object that runs it, and what it does in one line."""

    name: str
    place: str
    summary: str


GROUPS: dict[str, tuple[Command, ...]] = {
    "Play": (
        Command("play", "play:play", "Play a game in the browser, or in this terminal with --text."),
        Command("expedition", "expedition:expedition_app", "Play several games as one story, in this terminal."),
        Command("card", "read:card", "Print a card, a mage or a nemesis."),
        Command("cards", "read:cards", "List cards with their costs."),
        Command("rules", "read:rules", "Print the rules in short."),
        Command("replay", "play:replay", "Replay a saved game."),
        Command("review", "review:review", "Review a finished game: its chances, luck and decisions."),
        Command("verify", "play:verify", "Verify the shuffles of a hosted game."),
        Command("daily", "daily:daily_app", "Verify the seed of a day's table."),
        Command("doctor", "doctor:doctor", "Check what this machine needs to play and to host."),
        Command("completion", "completion:completion", "Complete commands and options in your shell."),
    ),
    "Write your own cards": (
        Command("pack", "pack:pack_app", "Create, check and play a pack of your own."),
        Command("schema", "read:schema", "Print the JSON Schema of packs, for your editor."),
    ),
    "Host": (
        Command("serve", "host:serve", "Host tables for other people."),
        Command("db", "host:db_app", "Look after the database of hosted tables."),
        Command("admin", "admin:admin_app", "Moderate hosted tables, and look after people's data."),
    ),
    "Study": (
        Command("simulate", "simulate:simulate_", "Let programs play many games: count how they end, or write tables."),
        Command("lab", "minds:lab_app", "See what many games say; measure, tune and teach the computer players."),
    ),
}
DEVELOPERS = (
    Command("calibrate", "review:calibrate", "Compare chances of winning with results."),
    Command("words", "read:words_app", "Check the texts in all languages."),
    Command("bench", "lab:bench_app", "Benchmark the engine (in a clone of the repository)."),
    Command("ledger", "lab:ledger_", "List every clause and card with its tests (in a clone of the repository)."),
)
"""Listed by `unshuffled help develop` alone."""
COMMANDS = (*(command for commands in GROUPS.values() for command in commands), *DEVELOPERS)

EXAMPLES = (
    ("unshuffled play", "open the game in your browser"),
    ("unshuffled play --text --lang de", "play in this terminal, in German"),
    ("unshuffled play --resume", "continue the game you left in a terminal"),
    ('unshuffled card "Jagged Lightning"', "read a card"),
)


def overview() -> str:
    """What `unshuffled --help` prints."""
    rows = ["A cooperative deck-building game in which decks are never shuffled.", ""]
    rows += ["Usage: unshuffled COMMAND [OPTIONS]", ""]
    for title, commands in GROUPS.items():
        rows.append(f"{title}:")
        rows += [_row(command) for command in commands]
        rows.append("")
    rows.append("Examples:")
    width = max(len(line) for line, _ in EXAMPLES)
    rows += [f"  {line:<{width}}   {does}" for line, does in EXAMPLES]
    rows += [
        "",
        "`unshuffled COMMAND --help` lists the options of a command; `unshuffled --version` prints the version.",
        "`unshuffled help develop` lists what developers of the game need.",
    ]
    return "\n".join(rows)


def for_developers() -> str:
    """What `unshuffled help develop` prints."""
    return "\n".join(["To develop the game:", *map(_row, DEVELOPERS)])


def _row(command: Command) -> str:
    return f"  {command.name:<12} {command.summary}"
