"""What operators can measure. Nothing here tells who plays, or what."""

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from forehand.engine.view import View
from forehand.service.world import Think
from forehand.store.base import PlayedDeal, Store, StoreError

if TYPE_CHECKING:  # what these need is not everywhere
    from forehand.bus.nats import Bus
    from forehand.store.lease import Lease
    from forehand.web.town import Town

CONTENT_TYPE = CONTENT_TYPE_LATEST


AN_ACT = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)
"""Seconds between which what belongs to an act is counted."""
A_THOUGHT = (0.001, 0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""And what belongs to a computer player's thought."""


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
            buckets=AN_ACT,
            registry=registry,
        )
        self.store_seconds = Histogram(
            "forehand_store_seconds",
            "From events handed to the store to their durable commit",
            buckets=AN_ACT,
            registry=registry,
        )
        self.store_failures = Counter("forehand_store_failures", "Events that could not be stored", registry=registry)
        self.think_seconds = Histogram(
            "forehand_think_seconds",
            "What a computer player's thought took, its pause not counted",
            ["level"],
            buckets=A_THOUGHT,
            registry=registry,
        )

        self.thoughts = Counter(
            "forehand_thoughts",
            "What computer players have thought out: by a worker, by the server, or by the server since a worker was late",
            ["by"],
            registry=registry,
        )
        self.worker_seconds = Histogram(
            "forehand_worker_seconds",
            "From a question to a worker to its answer",
            buckets=A_THOUGHT,
            registry=registry,
        )
        self.worker_failures = Counter(
            "forehand_worker_failures", "Questions to workers that brought no action", ["why"], registry=registry
        )

    def among_others(self, bus: "Bus", town: "Town") -> None:
        """Those of a server that speaks with others."""
        registry = self._registry
        connected = Gauge("forehand_bus_connected", "Whether NATS is reached", registry=registry)
        connected.set_function(lambda: bus.reached)
        others = Gauge("forehand_other_servers", "Other servers that give signs of life", registry=registry)
        others.set_function(lambda: town.others_there)
        carried = Gauge(
            "forehand_carried_connections",
            "Requests and websockets under way that are served for another server, or by another for this one",
            ["served"],
            registry=registry,
        )
        carried.labels("here").set_function(lambda: town.served_here)
        carried.labels("there").set_function(lambda: town.served_there)
        acts = Histogram(
            "forehand_carried_act_seconds",
            "From an act's arrival at this server to its answer, where another server owns the table",
            buckets=AN_ACT,
            registry=registry,
        )
        town.act_answered = acts.observe

    def of_lease(self, lease: "Lease", lost: int) -> None:
        """Those of a server that shares its database, and has lost its right to it so often since its process began."""
        held = Gauge("forehand_lease_held", "Whether this server has a lease on the database", registry=self._registry)
        held.set_function(lambda: lease.lasts)
        Counter(
            "forehand_leases_lost", "Leases on the database that have ended before their time", registry=self._registry
        ).inc(lost)

    def thinking(self, think: Think) -> Think:
        """The same computer player, whose time is measured."""

        def measured(view: View, level: str, random: Random) -> str:
            with self.think_seconds.labels(level).time():
                return think(view, level, random)

        return measured

    def text(self) -> bytes:
        """All of them in Prometheus' format."""
        return generate_latest(self._registry)


class MeasuredStore:
    """The same store, whose time is measured. See `forehand.store.base.Store`."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self.read = store.read
        self.look = store.look
        self.tables = store.tables
        self.mark_used = store.mark_used
        self.unused_for = store.unused_for
        self.mark_over = store.mark_over
        self.archive = store.archive
        self.keep_set = store.keep_set
        self.find_set = store.find_set
        self.set_of_day = store.set_of_day
        self.close_set = store.close_set
        self.add_run = store.add_run
        self.play_alike = store.play_alike
        self.find_out = store.find_out
        self.begin_deal = store.begin_deal
        self.keep_played = store.keep_played
        self.run_of = store.run_of
        self.people = store.people
        self.count_runs = store.count_runs
        self.best = store.best
        self.unfinished = store.unfinished
        self.keep_results = store.keep_results
        self.keep_no_results = store.keep_no_results
        self.kept_through = store.kept_through
        self.add_results = store.add_results
        self.results = store.results
        self.to_count = store.to_count
        self.count_results = store.count_results
        self.keep_code = store.keep_code
        self.take_code = store.take_code
        self.join_people = store.join_people
        self.forget_person = store.forget_person
        self.probe = store.probe

    async def append(self, table: str, version: int, bodies: Sequence[bytes], played: PlayedDeal | None = None) -> None:
        """Keep them, as the store does."""
        began = perf_counter()
        try:
            await self._store.append(table, version, bodies, played)
        except StoreError:
            self._metrics.store_failures.inc()
            raise
        self._metrics.store_seconds.observe(perf_counter() - began)
