"""`forehand think`, as the command line starts it, to be stopped, killed and frozen."""

import asyncio
import os
import signal
import sys
from pathlib import Path


class Worker:
    """A worker with processes of its own. Its lines are read as they come."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, bus: str, processes: int = 1) -> "Worker":
        """Return once questions can come."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "forehand", "think", "--workers", str(processes)),
            env=os.environ | {"FOREHAND_BUS": bus},
            stdout=asyncio.subprocess.PIPE,
        )
        worker = cls(process)
        assert (await worker.line()).startswith("Thinks for the servers"), await worker.end(signal.SIGKILL)
        return worker

    async def line(self) -> str:
        """The next that it says."""
        assert self._process.stdout is not None
        async with asyncio.timeout(60):
            return (await self._process.stdout.readline()).decode()

    @property
    def thinkers(self) -> list[int]:
        """The numbers of its processes."""
        number = self._process.pid
        return [int(each) for each in Path(f"/proc/{number}/task/{number}/children").read_text("ascii").split()]

    def send(self, number: signal.Signals) -> None:
        """A signal."""
        os.kill(self._process.pid, number)

    async def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """The exit status after a signal."""
        if self._process.returncode is None:
            self.send(number)
        return await self.ended()

    async def ended(self) -> int:
        """The exit status once it has ended."""
        async with asyncio.timeout(30):
            return await self._process.wait()


def is_there(number: int) -> bool:
    """Whether a process of that number runs."""
    status = Path(f"/proc/{number}/stat")
    return status.exists() and status.read_text("ascii").rpartition(")")[2].split()[0] != "Z"
