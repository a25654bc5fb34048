#!/bin/sh
# Starts a built portal without build tools: releases the remotes of this image once, then becomes the server.
set -e
cd "$(dirname "$0")/.."
export NODE_ENV="${NODE_ENV:-production}"
# These settings save memory without a loss of speed (docs/measuring.md).
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-1048576}"
# Skips a version that this database has had before: a team or a newer image may have released since, or somebody rolled it back.
node services/dist/cli.js release --from-image >&2 ||
  echo "The remotes of this image were not released: the portal starts with the live ones." >&2
exec node --max-semi-space-size=4 --heap-growing-percent=50 services/dist/main.js
