"""Coverage-guided fuzzing (atheris) of what reads text from outside: `python -m tests.security.fuzz --seconds 600`.

Needs the extra `fuzz`. Each target of `tests.security.targets` has a process of its own; what it finds is written to the
folder named, and is the argument with which `--again FILE` shows it.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.security.targets import TARGETS, examples


def run(target: str, seconds: int, found: Path, seed: int) -> tuple[int, str]:
    """Fuzz one target: how many inputs it was fed, and what it failed at."""
    with tempfile.TemporaryDirectory() as corpus:
        for number, example in enumerate(examples(target)):
            (Path(corpus) / str(number)).write_bytes(example)
        command = [sys.executable, "-m", "tests.security.fuzzed", target, corpus, f"-max_total_time={seconds}"]
        command += [f"-artifact_prefix={found}/{target}-", f"-seed={seed}", "-max_len=20000", "-timeout=20"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    counts = re.findall(r"^#(\d+)", done.stderr, re.MULTILINE)
    fed = int(counts[-1]) if counts else 0
    return fed, "" if done.returncode == 0 else (done.stdout + done.stderr)[-3000:]


def main() -> int:
    """Print how many inputs each target was fed; 1 where one failed."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=int, default=60, help="for each target")
    arguments.add_argument("--found", type=Path, default=Path(tempfile.gettempdir()))
    arguments.add_argument("--seed", type=int, default=0, help="0 draws one")
    arguments.add_argument("--target", choices=TARGETS)
    arguments.add_argument("--again", type=Path)
    asked = arguments.parse_args()
    if asked.again:
        TARGETS[asked.target](asked.again.read_bytes())
        return 0
    failed = 0
    for target in [asked.target] if asked.target else TARGETS:
        fed, fault = run(target, asked.seconds, asked.found, asked.seed)
        print(f"{target}: {fed} inputs" + (f"\n{fault}" if fault else ""), flush=True)
        failed |= bool(fault)
    return failed


if __name__ == "__main__":
    sys.exit(main())
