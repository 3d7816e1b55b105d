"""What the server counts, for Prometheus."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where processes behind one port count together
FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1)

registry = CollectorRegistry()
moves = Counter("hortus_moves", "Moves committed", ["game", "by"], registry=registry)
undone = Counter("hortus_undos", "Times moves were taken back", registry=registry)
refused = Counter("hortus_refused", "Messages refused", ["reason"], registry=registry)
requests = Counter("hortus_requests", "HTTP requests", ["status"], registry=registry)
errors = Counter("hortus_errors", "Errors nobody expected", registry=registry)
bot_failures = Counter("hortus_bot_failures", "Bot decisions left to a weaker level", ["why"], registry=registry)
bot_decisions = Counter(
    "hortus_bot_decisions", "Bot decisions, by the level that decided and whether it is the seat's own",
    ["level", "by"], registry=registry,
)  # fmt: skip
jobs_waiting = Gauge(
    "hortus_jobs_waiting", "Jobs that wait for a worker process", registry=registry, multiprocess_mode="livesum"
)
job_wait_seconds = Histogram(
    "hortus_job_wait_seconds", "Time a job waited for a worker process", registry=registry,
    buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10, 20),
)  # fmt: skip
workers_lost = Counter("hortus_workers_lost", "Worker processes that died at work", registry=registry)
floods = Counter(
    "hortus_floods", "Connections ended below the protocol: too much, or never complete", registry=registry
)
sockets = Gauge("hortus_sockets", "Open live connections", registry=registry, multiprocess_mode="livesum")
tables = Gauge("hortus_tables_loaded", "Tables in memory", registry=registry, multiprocess_mode="livesum")
write_queue = Gauge(
    "hortus_write_queue", "Changes waiting to be stored", registry=registry, multiprocess_mode="livesum"
)
loop_lag = Histogram(
    "hortus_loop_lag_seconds", "How much later than asked for the event loop comes round", registry=registry,
    buckets=FAST,
)  # fmt: skip
read_seconds = Histogram("hortus_read_seconds", "Time of one reading transaction", registry=registry, buckets=FAST)
quarantined = Counter("hortus_quarantined", "Times a table could not be read", registry=registry)
disconnects = Counter("hortus_disconnects", "Connections the server ended", ["reason"], registry=registry)
sent = Counter("hortus_sent", "Letters and pushes sent", ["kind"], registry=registry)
unsent = Counter("hortus_unsent", "Letters and pushes that could not be sent at a try", ["kind"], registry=registry)
commit_seconds = Histogram(
    "hortus_commit_seconds", "Time of one transaction", registry=registry,
    buckets=FAST,
)  # fmt: skip
batch = Histogram(
    "hortus_batch", "Writes in one transaction", registry=registry, buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256)
)
answer_seconds = Histogram(
    "hortus_answer_seconds", "From a move received to its acknowledgement", registry=registry,
    buckets=FAST,
)  # fmt: skip


def text() -> bytes:
    """All metrics, of all processes behind this port."""
    if FOLDER not in os.environ:
        return generate_latest(registry)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def gone(process: int | None) -> None:
    """What this process had open is not open any more."""
    if process is not None and FOLDER in os.environ:
        mark_process_dead(process)  # type: ignore[no-untyped-call]
