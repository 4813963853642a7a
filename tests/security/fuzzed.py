"""The process that `tests.security.fuzz` fuzzes: `python -m tests.security.fuzzed TARGET CORPUS`, with libFuzzer's options."""

import sys

import atheris

with atheris.instrument_imports(include=["forehand", "tests"]):
    from tests.security.targets import TARGETS

feed = TARGETS[sys.argv[1]]
atheris.Setup([sys.argv[0], *sys.argv[2:]], lambda data: feed(data) and None)
atheris.Fuzz()
