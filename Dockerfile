# One image: build the wheel (browser libraries come from npm, pinned by package-lock.json), then
# install it beside the hash-pinned dependencies. Tag and digest of the base change together.
FROM python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b AS build
WORKDIR /src
RUN pip install --no-cache-dir build==1.3.0
COPY . .
RUN python -m build --wheel --outdir /wheels

FROM python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b
RUN useradd --system --uid 10001 --home-dir /data hexframe && install -d -o hexframe /data
COPY requirements/run.txt /tmp/run.txt
RUN pip install --no-cache-dir --require-hashes -r /tmp/run.txt && rm /tmp/run.txt
COPY --from=build /wheels/*.whl /tmp/
RUN pip install --no-cache-dir --no-deps /tmp/*.whl && rm /tmp/*.whl
USER hexframe
ENV HEXFRAME_DATA_DIR=/data PYTHONDONTWRITEBYTECODE=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD \
  ["python", "-c", "import os, urllib.request as r; r.urlopen('http://127.0.0.1:' + os.environ.get('HEXFRAME_PORT', '8000') + '/ready', timeout=4)"]
CMD ["hexframe", "serve"]
