"""What an operator measures, for Prometheus. Labels are few and known: no ids, no paths of tables."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The measures of one node, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("unshuffled_sockets", "Open sockets.", registry=self.registry)
        self.rooms = Gauge("unshuffled_tables_read", "Tables with a reader on this node.", registry=self.registry)
        self.messages = Counter("unshuffled_messages", "Socket messages by kind.", ["kind"], registry=self.registry)
        self.refusals = Counter("unshuffled_refusals", "Refusals by code.", ["code"], registry=self.registry)
        self.closes = Counter("unshuffled_closes", "Sockets we closed, by code.", ["code"], registry=self.registry)
        self.opened = Counter("unshuffled_tables_opened", "New tables.", ["how"], registry=self.registry)
        self.wish = Histogram(
            "unshuffled_wish_seconds",
            "From a wish to its commit and telling.",
            registry=self.registry,
            buckets=SECONDS,
        )

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
