#!/usr/bin/env bash
# Asks the registries for known faults of every pinned version, Python's and the client's. Needs uv and npm. Ends with 1 where there is
# one, and also where a registry doesn't answer: then nothing has been audited.
set -uo pipefail
cd "$(dirname "$0")/.."

status=0
for lock in build run dev bench fuzz; do
    echo "== requirements/$lock.txt"
    # --strict: without it a package that the registry says nothing of is passed over.
    uvx pip-audit@2.10.1 --strict --require-hashes --disable-pip -r "requirements/$lock.txt" || status=1
done
echo "== client/package-lock.json"
npm --prefix client audit --audit-level=high || status=1
exit "$status"
