#!/bin/sh
# Starts a portal that is built, without the tools that build it: releases the remotes of this version once, then becomes the server.
set -e
cd "$(dirname "$0")/.."
export NODE_ENV="${NODE_ENV:-production}"
# Both take memory and give no speed here (docs/measuring.md).
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
# A version that somebody released or rolled back by hand since stays in service.
version=$(cat mfe-*/dist/portal.json mfe-*/dist/*.json shell/dist/*.json | sha256sum | cut -c1-16)
node services/dist/cli.js release --started-from "$version" >&2 ||
  echo "The remotes of this version were not released: the portal starts with those in service." >&2
exec node --max-semi-space-size=4 services/dist/main.js
