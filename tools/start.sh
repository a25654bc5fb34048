#!/bin/sh
set -e
cd "$(dirname "$0")/.."
program=$(node tools/prepare.mjs 3>&1 >&2)
export NODE_ENV="${NODE_ENV:-production}"
# Both take memory and give no speed here: an arena of the allocator for each thread, and a young generation of 16 MB (docs/measuring.md).
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
# This process becomes the server: signals reach it directly, its exit code is ours, and nothing of the builder stays in memory.
exec node --max-semi-space-size=4 "$program"
