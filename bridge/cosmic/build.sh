#!/bin/sh
# Builds portico-bridge.jar beside this script, or at the path that is given. A JDK from 8 on, nothing else.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
jar=${1:-$here/portico-bridge.jar}
javac=${JAVA_HOME:+$JAVA_HOME/bin/}javac
classes=$(mktemp -d)
trap 'rm -rf "$classes"' EXIT

# JDK 8 itself does not know `--release`.
if "$javac" -version 2>&1 | grep -q ' 1\.8'; then level='-source 8 -target 8'; else level='--release 8'; fi
find "$here/src" -name '*.java' -exec "$javac" $level -Xlint:all,-options -Werror -encoding UTF-8 -d "$classes" {} +
printf 'Premain-Class: portico.bridge.Agent\n' > "$classes/manifest"
"${JAVA_HOME:+$JAVA_HOME/bin/}jar" cfm "$jar" "$classes/manifest" -C "$classes" portico
echo "$jar"
