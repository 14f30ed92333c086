"""A Ray cluster gives the same tables as one process, also when a worker is killed."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import pytest
import ray
from ray._private import services
from ray.cluster_utils import Cluster

from tests.lab.data.test_jobs import done, files_in
from unshuffled.lab.data import cluster
from unshuffled.lab.data.jobs import CHUNK, Job, prepare
from unshuffled.lab.simulate import Plan

pytestmark = pytest.mark.nightly(
    "starts Ray clusters of its own and kills workers; without a cluster the same jobs run in tests/lab/data/test_jobs.py"
)

JOB = Job(Plan(["rageborne", "umbra_titan"], [1, 2], ["normal"]), 5 * CHUNK, "cluster", "parquet")


STARTS = 3


def of_two_nodes() -> Cluster:
    """A cluster of two nodes with one worker each. Ray gives a node up that has not started within 30 seconds."""
    for left in reversed(range(STARTS)):
        started = Cluster()
        try:
            started.add_node(num_cpus=1, include_dashboard=False)
            started.add_node(num_cpus=1)
        except Exception:
            started.shutdown()  # type: ignore[no-untyped-call]
            if not left:
                raise
        else:
            return started
    raise AssertionError


@pytest.fixture
def two_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Its address."""
    # By default Ray writes a token into the home folder.
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_enable_metrics_collection", "0")
    monkeypatch.setenv("RAY_gcs_server_port_wait_time_s", "120")
    started = of_two_nodes()
    try:
        yield started.address
    finally:
        ray.shutdown()
        started.shutdown()  # type: ignore[no-untyped-call]


def kill_a_worker(over: threading.Event) -> bool:
    """Kill a process that plays a chunk, as soon as there is one."""
    while not over.is_set():
        if any(map(kill_if_playing, Path("/proc").iterdir())):
            return True
        time.sleep(0.005)
    return False


def kill_if_playing(process: Path) -> bool:
    """Kill the process if it plays a chunk; was it killed?"""
    try:
        if process.name.isdigit() and (process / "cmdline").read_bytes().startswith(b"ray::_play"):
            os.kill(int(process.name), signal.SIGKILL)
            return True
    except (FileNotFoundError, ProcessLookupError):
        pass
    return False


@pytest.mark.timeout(600)
def test_two_nodes_of_a_cluster_write_the_same_tables_as_one_process_though_a_worker_is_killed(
    tmp_path: Path, two_nodes: str
) -> None:
    cluster.connect(two_nodes)
    prepare(JOB, tmp_path / "ray")
    over = threading.Event()
    with ThreadPoolExecutor() as beside:
        # Beside the run: on a busy machine this process may hear of the first chunk when the last is played.
        killed = beside.submit(kill_a_worker, over)
        try:
            chunks = [each.chunk for each in cluster.run(JOB, tmp_path / "ray")]
        finally:
            over.set()

    assert killed.result()
    assert sorted(chunks) == list(JOB.chunks)
    assert files_in(tmp_path / "ray") == files_in(done(JOB, tmp_path / "one"))


def test_a_worker_with_another_version_does_not_play() -> None:
    with pytest.raises(cluster.NoCluster, match=r"has another version or other packs.*expected: .*'0\.0\.1'"):
        cluster._play(JOB, {"unshuffled": "0.0.1", "packs": {}}, 0)


def test_a_cluster_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    # The test above may have one on this machine just now.
    monkeypatch.setattr(services, "find_gcs_addresses", cache(set))
    monkeypatch.setattr(services, "find_bootstrap_address", lambda _: None)
    with pytest.raises(cluster.NoCluster, match="no Ray cluster at auto"):
        cluster.connect("auto")
