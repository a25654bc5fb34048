#!/bin/sh
set -e
cd "$(dirname "$0")/.."
answer=$(mktemp)
# While it is prepared a signal ends what prepares it.
stop() {
  kill "$preparing" 2> /dev/null || true
  rm -f "$answer"
  exit "$1"
}
trap 'stop 130' INT
trap 'stop 143' TERM
node tools/prepare.mjs 3> "$answer" &
preparing=$!
wait "$preparing" || stop "$?"
trap - INT TERM
program=$(cat "$answer")
rm -f "$answer"
export NODE_ENV="${NODE_ENV:-production}"
# These take memory and give no speed here (docs/measuring.md): an arena of the allocator for each thread, a young generation of 16 MB, and
# an old one that grows to four times what is in use before its garbage is collected.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
# From this size on, memory goes back to the system when it is freed. Otherwise each rebuilt ranking leaves holes of hundreds of megabytes.
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-1048576}"
# This process becomes the server: signals reach it directly, its exit code is ours, and nothing of the builder stays in memory.
exec node --max-semi-space-size=4 --heap-growing-percent=50 "$program"
