"""What the server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

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
jobs_waiting = Gauge("hortus_jobs_waiting", "Jobs that wait for a worker process", registry=registry)
job_wait_seconds = Histogram(
    "hortus_job_wait_seconds", "Time a job waited for a worker process", registry=registry,
    buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10, 20),
)  # fmt: skip
workers_lost = Counter("hortus_workers_lost", "Worker processes that died at work", registry=registry)
floods = Counter(
    "hortus_floods", "Connections ended below the protocol: too much, or never complete", registry=registry
)
sockets = Gauge("hortus_sockets", "Open live connections", registry=registry)
tables = Gauge("hortus_tables_loaded", "Tables in memory", registry=registry)
quarantined = Counter("hortus_quarantined", "Times a table could not be read", registry=registry)
disconnects = Counter("hortus_disconnects", "Connections the server ended", ["reason"], registry=registry)
commit_seconds = Histogram(
    "hortus_commit_seconds", "Time of one transaction", registry=registry,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1),
)  # fmt: skip
batch = Histogram(
    "hortus_batch", "Writes in one transaction", registry=registry, buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256)
)
answer_seconds = Histogram(
    "hortus_answer_seconds", "From a move received to its acknowledgement", registry=registry,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1),
)  # fmt: skip


def text() -> bytes:
    return generate_latest(registry)
