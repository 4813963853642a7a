"""What operators can measure. Nothing here tells who plays, or what."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

CONTENT_TYPE = CONTENT_TYPE_LATEST


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self.tables = Gauge("forehand_tables", "Tables in use", registry=registry)
        self.connections = Gauge("forehand_connections", "Open websockets", registry=registry)
        self.messages = Counter("forehand_messages", "Messages from clients", registry=registry)
        self.errors = Counter("forehand_errors", "Messages that could not be taken", ["code"], registry=registry)
        self.dropped = Counter("forehand_dropped", "Connections too slow to follow", registry=registry)
        self.act_seconds = Histogram(
            "forehand_act_seconds",
            "From an act's arrival to its answer, durable storage included",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0),
            registry=registry,
        )

    def text(self) -> bytes:
        """All of them in Prometheus' format."""
        return generate_latest(self._registry)
