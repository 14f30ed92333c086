"""What an operator measures, for Prometheus. Labels are few and known: no ids, no paths of tables.

What is counted for every message is counted by hand and made into metrics when they are asked for: the library's own
counters lock and look around, which took longer than some of what they measured.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Count
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Hot(Collector):
    """The measures that every message changes."""

    def __init__(self) -> None:
        self.messages: Count[str] = Count()
        self.wishes = [0] * (len(SECONDS) + 1)
        """How many took no longer than each of `SECONDS`, and longer than the one before."""
        self.seconds = 0.0

    def collect(self) -> Iterator[Metric]:
        """As the library's own would be."""
        messages = CounterMetricFamily("unshuffled_messages", "Socket messages by kind.", labels=["kind"])
        for kind, count in self.messages.items():
            messages.add_metric([kind], count)
        yield messages
        names = [*(str(float(limit)) for limit in SECONDS), "+Inf"]
        wishes = HistogramMetricFamily("unshuffled_wish_seconds", "From a wish to its commit and telling.")
        wishes.add_metric([], list(zip(names, accumulate(self.wishes), strict=True)), self.seconds)
        yield wishes


class Metrics:
    """The measures of one node, in a registry of its own."""

    def __init__(
        self, has_database: Callable[[], bool] = lambda: True, has_relay: Callable[[], bool] = lambda: True
    ) -> None:
        self.registry = CollectorRegistry()
        database = Gauge("unshuffled_database_up", "1 if the database answers.", registry=self.registry)
        database.set_function(has_database)
        relay = Gauge(
            "unshuffled_relay_up", "1 if other nodes can be reached, or there are none.", registry=self.registry
        )
        relay.set_function(has_relay)
        self.sockets = Gauge("unshuffled_sockets", "Open sockets.", registry=self.registry)
        self.rooms = Gauge("unshuffled_tables_read", "Tables with a reader on this node.", registry=self.registry)
        self.refusals = Counter("unshuffled_refusals", "Refusals by code.", ["code"], registry=self.registry)
        self.closes = Counter("unshuffled_closes", "Sockets we closed, by code.", ["code"], registry=self.registry)
        self.opened = Counter("unshuffled_tables_opened", "New tables.", ["how"], registry=self.registry)
        self._hot = Hot()
        self.registry.register(self._hot)

    def message(self, kind: str) -> None:
        """A message has come."""
        self._hot.messages[kind] += 1

    def wish(self, seconds: float) -> None:
        """A wish was carried out."""
        hot = self._hot
        hot.wishes[bisect_left(SECONDS, seconds)] += 1
        hot.seconds += seconds

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
