"""The ids of the Gymnasium environments. A number at the end rises when numbers, observations or rewards change their meaning."""

from __future__ import annotations

from typing import Any

TEAM = "unshuffled/Team-v0"
MASK = "unshuffled/TeamMask-v0"
MOST_STEPS = 10_000
"""Far more than a game has. A learner that keeps giving illegal answers is stopped here."""
_ENTRIES: dict[str, dict[str, Any]] = {TEAM: {}, MASK: {"observe": False}}


def register() -> None:
    """Make the ids known to Gymnasium, if it is installed."""
    try:
        import gymnasium  # noqa: PLC0415
    except ImportError:
        # The text environment works without it, and the others say what to install.
        return
    for id, kwargs in _ENTRIES.items():
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                "unshuffled.envs.team:Team",
                kwargs=dict(kwargs),
                max_episode_steps=MOST_STEPS,
                nondeterministic=False,
            )
