"""A client of the wire, as small as one can be: it keeps its view by the events and knows no rules.

It speaks to a real server over HTTP and websockets and shares no code with it.
"""

import asyncio
import hashlib
import json
import random
import ssl
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

GROWING = ("calls", "table", "played", "scores")


class Refused(Exception):
    """The server refused an act or a request; `code` says why."""

    def __init__(self, code: str, status: int = 0) -> None:
        super().__init__(f"{code} ({status})" if status else code)
        self.code, self.status = code, status


class Http:
    """The HTTP side. `base` is the server's address, such as http://127.0.0.1:8032; whose certificates to `trust`, by HTTPS."""

    def __init__(self, base: str, trust: ssl.SSLContext | None = None) -> None:
        self.base = base
        self._http = httpx.AsyncClient(base_url=base, timeout=20, trust_env=False, verify=trust or True)

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """The answer's JSON. Raises Refused."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self._http.request(method, path, json=body, headers=headers)
        if answer.is_error:
            raise Refused(answer.json()["error"]["code"], answer.status_code)
        return answer.json() if answer.content else None

    async def raw(self, method: str, path: str, **more: Any) -> httpx.Response:
        """The answer as it is."""
        return await self._http.request(method, path, **more)

    async def create(self, game: str, **more: Any) -> tuple[str, str]:
        """A new table: its name and the host's token."""
        created = await self.ask("POST", "/api/tables", {"game": game, **more})
        return created["table"], created["host_token"]

    async def sit(self, table: str, name: str, seat: int | None = None, token: str | None = None) -> tuple[int, str]:
        """A seat and its token."""
        body = {"name": name} if seat is None else {"name": name, "seat": seat}
        joined = await self.ask("POST", f"/api/tables/{table}/seats", body, token)
        return joined["seat"], joined["token"]

    async def close(self) -> None:
        """Let go of the connections."""
        await self._http.aclose()


class Player:
    """One who sits at a table, or watches it (without a token)."""

    def __init__(
        self,
        base: str,
        table: str,
        token: str | None = None,
        salt: str | None = None,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self.url = base.replace("http", "ws", 1) + f"/api/tables/{table}/ws"
        self.token = token
        self.salt = salt
        self.view: dict[str, Any] | None = None
        self.table: dict[str, Any] | None = None
        self.clocks: dict[str, Any] | None = None
        """What was told last of the players' clocks."""
        self.v = 0
        self.seat: int | None = None
        self.events: list[dict[str, Any]] = []
        self.received: list[str] = []
        """Every text received, for tests that look at what is told."""
        self.commits: dict[int, str] = {}
        self.fills = 0
        """How many events came in filled gaps, before the last."""
        self.acted: tuple[str, str, int] = ("", "", 0)
        """The last act sent: its action, id and version."""
        self._trust = trust
        self._socket: ClientConnection | None = None
        self._answers: dict[str, dict[str, Any]] = {}
        self._id = random.Random(f"{table}{token}").randrange(10**9)

    async def connect(self, *, fresh: bool = False) -> "Player":
        """Say hello, and take what comes until the table is told. Raises Refused."""
        self._socket = await connect(self.url, compression=None, proxy=None, max_size=None, ssl=self._trust)
        hello: dict[str, Any] = {"t": "hello"}
        if self.token:
            hello["token"] = self.token
        if self.v and not fresh:
            hello["v"] = self.v
        await self.send(hello)
        while (await self.take())["t"] != "table":
            pass
        return self

    @property
    def socket(self) -> ClientConnection:
        """The open connection."""
        if self._socket is None:
            raise RuntimeError("not connected")
        return self._socket

    async def send(self, message: Any) -> None:
        """Send a message, or a text as it is."""
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def close(self) -> None:
        """End the connection."""
        await self.socket.close()

    async def take(self) -> dict[str, Any]:
        """The next message, after it has been understood. Raises Refused for an error."""
        text = await asyncio.wait_for(self.socket.recv(), 20)
        if isinstance(text, bytes):
            raise TypeError("a binary frame")
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        await self._understand(message)
        return message

    async def _understand(self, message: dict[str, Any]) -> None:
        match message["t"]:
            case "welcome":
                self.seat = message["seat"]
                if "commit" in message:
                    await self._give_salt(message["commit"])
            case "view":
                self.view, self.v = message["view"], message["v"]
            case "event":
                await self._event(message)
            case "table":
                self.table = message["table"]
                self.clocks = message.get("clocks")
            case "ok" | "refused":
                self._answers[message["id"]] = message
            case "error":
                raise Refused(message["code"])
            case "moved":
                raise Refused("moved")
            case _:
                pass

    async def _give_salt(self, commit: dict[str, Any]) -> None:
        self.commits[commit["deal"]] = commit["commit"]
        if self.salt is not None and self.seat is not None:
            await self.send({"t": "salt", "deal": commit["deal"], "salt": self.salt})

    async def _event(self, message: dict[str, Any]) -> None:
        assert message["v"] == self.v + 1, f"version {message['v']} after {self.v}"
        self.v = message["v"]
        self.fills += "legal" not in message
        self.clocks = message.get("clocks", self.clocks)
        view = self.seen | message["view"]
        for key, more in message["add"].items():
            assert key in GROWING
            view[key] = view[key] + more
        self.view = view | {key: message[key] for key in ("turn", "legal", "choose") if key in message}
        self.events.append(message["event"])
        if message["event"]["type"] == "commit":
            await self._give_salt(message["event"])

    @property
    def seen(self) -> dict[str, Any]:
        """The view as it stands."""
        assert self.view is not None
        return self.view

    @property
    def my_turn(self) -> bool:
        """Whether there is something to do."""
        return bool(self.seen["legal"] or self.seen["choose"])

    def any_action(self, chance: random.Random) -> str:
        """Something legal."""
        choose = self.seen["choose"]
        if choose is None:
            return chance.choice(self.seen["legal"])
        return f"{choose['verb']}:{','.join(chance.sample(choose['from'], choose['count']))}"

    async def act(self, action: str, act_id: str | None = None, v: int | None = None) -> int:
        """Act and wait for the answer: the version it became. Raises Refused."""
        self._id += 1
        act_id = act_id or f"act-{self._id}"
        self._answers.pop(act_id, None)
        self.acted = (action, act_id, self.v if v is None else v)
        await self.send({"t": "act", "id": act_id, "v": self.acted[2], "action": action})
        while act_id not in self._answers:
            await self.take()
        answer = self._answers[act_id]
        if answer["t"] == "refused":
            raise Refused(answer["code"])
        while self.v < answer["v"]:
            await self.take()
        return int(answer["v"])

    async def take_all(self) -> None:
        """Take what has been sent so far."""
        await self.send({"t": "ping"})
        while (await self.take())["t"] != "pong":
            pass

    async def until(self, done: Callable[["Player"], bool]) -> None:
        """Take messages until `done(self)` holds."""
        while not done(self):
            await self.take()

    async def play(self, chance: random.Random, done: Callable[["Player"], bool] | None = None) -> None:
        """Play anything legal until the match is over, or until `done(self)` holds, looked at after each message."""
        while True:
            if self.my_turn:
                await self.act(self.any_action(chance))
            else:
                await self.take()
            kind = self.events[-1]["type"] if self.events else ""
            if kind == "match-over" if done is None else done(self):
                return
            if kind == "deal-over" and self.seat is not None:
                await self.send({"t": "ready"})


def commitment(secret: str) -> str:
    """Hex of SHA-256 of a secret in hex."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()
