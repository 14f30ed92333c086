"""The chunks of a job on a Ray cluster: one on this machine, or one that runs already.

Workers send the files of a chunk here, and only this process writes. So the machines need no folder in common, and a worker that
dies leaves nothing behind: Ray gives its chunk to another one.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from unshuffled.lab.data.jobs import Chunk, Done, Job, loaded, missing, origin, play, store
from unshuffled.rules.core.content import Content

LOCAL: Final = "local"
IN_FLIGHT: Final = 2
"""Chunks a core that are given out at a time: one that is played, one that waits for it."""
AGAIN: Final = 10
"""How often a chunk is given out again when its worker dies. A chunk that kills every worker must end at some point."""


class NoCluster(Exception):
    """There is no cluster, or it cannot play these games."""


def connect(address: str = LOCAL, workers: int = 0) -> None:
    """Join the cluster at an address, `auto` for the one that runs on this machine; `local` starts one with so many workers."""
    ray = _ray()
    if ray.is_initialized():
        return
    # Ray sends statistics home and opens a page of its own unless it is asked not to.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    common: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": False}
    try:
        if address == LOCAL:
            os.environ.setdefault("RAY_enable_metrics_collection", "0")
            here = {"include_dashboard": False, "_node_ip_address": "127.0.0.1", "num_cpus": workers or None}
            ray.init(address=LOCAL, **here, **common)
        else:
            ray.init(address=address, **common)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster(f"no Ray cluster at {address}: {error}") from None


def run(job: Job, folder: Path, shard: tuple[int, int] = (1, 1)) -> Iterator[Done]:
    """Do what is missing with the workers of the cluster; chunks come as they are done. `prepare` and `connect` first."""
    ray = _ray()
    give = ray.remote(max_retries=AGAIN)(_play).remote
    # One copy for all workers of a machine, instead of one a chunk.
    shared, expected = ray.put(job), ray.put(origin(job.content()))
    bound = IN_FLIGHT * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    for chunk in missing(job, folder, shard):
        if len(waiting) >= bound:
            done, waiting = ray.wait(waiting, num_returns=1)
            yield store(job, folder, _got(done[0]))
        waiting.append(give(shared, expected, chunk))
    while waiting:
        done, waiting = ray.wait(waiting, num_returns=1)
        yield store(job, folder, _got(done[0]))


def _got(sent: Any) -> Chunk:
    ray = _ray()
    try:
        chunk: Chunk = ray.get(sent)
    except ray.exceptions.RayTaskError as error:
        raise (error.cause if isinstance(error.cause, NoCluster) else error) from None
    except ray.exceptions.RayError as error:
        raise NoCluster(f"the cluster gave up: {error}") from None
    return chunk


def _play(job: Job, expected: dict[str, Any], chunk: int) -> Chunk:
    content, found = _loaded(job.packs)
    if found != expected:
        raise NoCluster(f"{platform.node()} has another version or other packs: {found}; expected: {expected}")
    return play(job, content, chunk)


@lru_cache(maxsize=2)
def _loaded(packs: tuple[str, ...]) -> tuple[Content, dict[str, Any]]:
    """Packs take long to load; a worker does it once."""
    content = loaded(packs)
    return content, origin(content)


def _ray() -> Any:
    # Of the extra `lab`, and it takes a second to import.
    import ray  # noqa: PLC0415

    return ray
