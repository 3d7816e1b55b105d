# The table server, with the driver for PostgreSQL. compose.yaml starts it with a database and a proxy.
FROM python:3.12-slim-bookworm AS build
WORKDIR /build
COPY requirements requirements
RUN python -m venv /opt/hortus \
    && /opt/hortus/bin/pip install --no-cache-dir -r requirements/serve.txt
COPY pyproject.toml README.md LICENSE ./
COPY src src
RUN /opt/hortus/bin/pip install --no-cache-dir --no-deps .

FROM python:3.12-slim-bookworm
COPY --from=build /opt/hortus /opt/hortus
# Compiled rules are kept in /var/cache/hortus: they depend on the processor, so they are made at the first start.
RUN useradd --uid 10001 --create-home hortus \
    && mkdir -p /var/cache/hortus /var/lib/hortus \
    && chown hortus:hortus /var/cache/hortus /var/lib/hortus
ENV PATH=/opt/hortus/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    HORTUS_CACHE_DIR=/var/cache/hortus \
    HORTUS_DB=/var/lib/hortus/hortus.db
USER 10001
VOLUME ["/var/cache/hortus", "/var/lib/hortus"]
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=300s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/readyz', timeout=4)"]
ENTRYPOINT ["hortus"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--no-browser"]
