"""What an operator measures, for Prometheus. Labels are few and known: no ids, no paths of tables.

What is counted for every message is counted by hand and made into metrics when they are asked for: the library's own
counters lock and look around, which took longer than some of what they measured. What a part of the node knows anyway, such
as the length of a queue, is read from it at that moment (`measuring` connects the two).
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Count
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
NAMES = (*(str(float(limit)) for limit in SECONDS), "+Inf")
GAUGES = {
    "unshuffled_commit_queue": "Appends that wait for their commit, or are being committed.",
    "unshuffled_pool_used": "Connections of the database's pool in use.",
    "unshuffled_pool_size": "Connections that the database's pool may have.",
    "unshuffled_forecast_queue": "Forecasts that are being made or wait for it.",
    "unshuffled_tables_kept": "Tables in memory, with readers or without.",
}
COUNTERS = {
    "unshuffled_relay_lost": "Messages that could not be sent to other nodes.",
    "unshuffled_relay_reconnects": "How often the connection to NATS was made again.",
}
MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
Read = Callable[[], float]


class Times:
    """How long something took, each time: a histogram."""

    __slots__ = ("counts", "name", "sum", "text")

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.counts = [0] * len(NAMES)
        """How many took no longer than each of `SECONDS`, and longer than the one before."""
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """It took so long."""
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds

    def family(self) -> Metric:
        """As the library's own would be."""
        made = HistogramMetricFamily(self.name, self.text)
        made.add_metric([], list(zip(NAMES, accumulate(self.counts), strict=True)), self.sum)
        return made


class Hot(Collector):
    """The measures that every message changes, and those that are read from parts of the node."""

    def __init__(self) -> None:
        self.messages: Count[str] = Count()
        self.wishes = Times("unshuffled_wish_seconds", "From a wish to its commit and telling.")
        self.commits = Times("unshuffled_commit_seconds", "A commit of the log, of one append or many.")
        self.loads = Times("unshuffled_load_seconds", "Loading a table that was not in memory.")
        self.lags = Times("unshuffled_loop_lag_seconds", "How much later than it wanted the event loop woke up.")
        self.read: dict[str, Read] = {}

    def collect(self) -> Iterator[Metric]:
        """As the library's own would be."""
        messages = CounterMetricFamily("unshuffled_messages", "Socket messages by kind.", labels=["kind"])
        for kind, count in self.messages.items():
            messages.add_metric([kind], count)
        yield messages
        for times in (self.wishes, self.commits, self.loads, self.lags):
            yield times.family()
        for name, text in GAUGES.items():
            yield GaugeMetricFamily(name, text, value=self._value(name))
        for name, text in COUNTERS.items():
            yield CounterMetricFamily(name, text, value=self._value(name))

    def _value(self, name: str) -> float:
        return self.read[name]() if name in self.read else 0


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
        self.notices = Counter(
            "unshuffled_notices", "Notices by channel, and what came of them.", ["kind", "came"], registry=self.registry
        )
        self._hot = Hot()
        self.registry.register(self._hot)
        self.committed = self._hot.commits.add
        self.loaded = self._hot.loads.add
        self.lagged = self._hot.lags.add
        self.wish = self._hot.wishes.add
        """A wish was carried out, in so many seconds."""
        ProcessCollector(registry=self.registry)

    def message(self, kind: str) -> None:
        """A message has come."""
        self._hot.messages[kind] += 1

    def watch(self, name: str, read: Read) -> None:
        """One of `GAUGES` or `COUNTERS` is read from here."""
        if name not in GAUGES and name not in COUNTERS:
            raise KeyError(name)
        self._hot.read[name] = read

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
