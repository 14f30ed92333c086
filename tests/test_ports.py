"""The ports that tests give to servers."""

from __future__ import annotations

import socket

from tests.ports import BLOCK, BLOCKS, FIRST, free_port


def test_a_port_is_given_again_only_after_all_others() -> None:
    ports = [free_port() for _ in range(BLOCK // 2)]
    assert len(set(ports)) == BLOCK // 2


def test_a_port_is_not_one_that_connections_get() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server, socket.create_connection(server.getsockname()) as made:
        assert FIRST <= free_port() < FIRST + BLOCK * BLOCKS <= made.getsockname()[1]


def test_a_port_that_somebody_listens_on_is_left_out() -> None:
    with socket.create_server(("127.0.0.1", free_port())) as taken:
        assert taken.getsockname()[1] not in [free_port() for _ in range(BLOCK)]
