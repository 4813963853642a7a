#!/usr/bin/env bash
# Renews the lock files from the ranges in pyproject.toml. Needs uv. Each set builds on the one before it.
# --no-config keeps this machine's own indexes out: the hashes are those of the public registry.
set -euo pipefail
cd "$(dirname "$0")/.."

lock() {
    uv pip compile --quiet --upgrade --no-config --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --custom-compile-command requirements/lock.sh "$@"
}

lock requirements/build.in -o requirements/build.txt
lock pyproject.toml -o requirements/run.txt
lock pyproject.toml --extra test -c requirements/run.txt -o requirements/test.txt
lock pyproject.toml --extra dev -c requirements/test.txt -c requirements/build.txt -o requirements/dev.txt
lock pyproject.toml --extra bench -c requirements/dev.txt -o requirements/bench.txt
lock pyproject.toml --extra fuzz -c requirements/dev.txt -o requirements/fuzz.txt
