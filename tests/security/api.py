"""Every call that the OpenAPI description tells of, in all ways that it allows and in some that it doesn't:
`python -m tests.security.api --cases 200` (of each call; needs the extra `fuzz`).

A server in memory is asked about tables that there are and that there aren't, with tokens that are right and wrong. No
answer may be a fault of the server's, and each is as the description has it.
"""

import argparse
import asyncio
import sys
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from forehand.games import GAMES
from forehand.web.app import Options, make_app
from forehand.web.house import House
from tests.security.asgi import request
from tests.service.shell import Memory

KEY = "k" * 32
PLENTY = (1e6, 1e6)
CHECKS = [not_a_server_error, response_schema_conformance, content_type_conformance]


def make_tables(app: Any) -> tuple[list[str], list[str]]:
    """Some tables, with people and without, and all their tokens."""
    import json

    async def made() -> tuple[list[str], list[str]]:
        tables: list[str] = []
        tokens: list[str] = [KEY, "wrong"]
        for game in GAMES:
            _, _, body = await request(app, "POST", "/api/tables", json.dumps({"game": game, "listed": True}).encode())
            new = json.loads(body)
            tables.append(new["table"])
            tokens.append(new["host_token"])
            for name in ("Ada", "Bo"):
                sent = json.dumps({"name": name}).encode()
                _, _, body = await request(app, "POST", f"/api/tables/{new['table']}/seats", sent, new["host_token"])
                tokens.append(json.loads(body)["token"])
        return tables, tokens

    return asyncio.run(made())


def look(cases: int, number: int) -> int:
    """How many calls were made. Raises at the first answer that is not as it should be."""
    limits = dict.fromkeys(("new_tables", "joins", "wrong_tokens", "wrong_tables", "replays", "changes"), PLENTY)
    app = make_app(Memory(), Options(house=House(key=KEY, stop=lambda: None), slowness=0, **limits))  # type: ignore[arg-type]
    tables, tokens = make_tables(app)
    description = schemathesis.openapi.from_asgi("/api/openapi.json", app)
    calls = 0
    for found in description.get_all_operations():
        operation = found.ok()

        @seed(number)
        @settings(
            max_examples=cases,
            deadline=None,
            database=None,
            phases=[Phase.explicit, Phase.generate, Phase.shrink],
            suppress_health_check=list(HealthCheck),
        )
        @given(
            case=operation.as_strategy(),
            table=st.sampled_from([*tables, None]),
            seat=st.sampled_from([0, 1, 2, 3, None]),
            token=st.sampled_from([*tokens, None]),
        )
        def call(case: Any, table: str | None, seat: int | None, token: str | None) -> None:
            nonlocal calls
            calls += 1
            if table is not None and "table" in case.path_parameters:
                case.path_parameters["table"] = table
            if seat is not None and "seat" in case.path_parameters:
                case.path_parameters["seat"] = seat
            headers = {} if token is None else {"Authorization": f"Bearer {token}"}
            case.call_and_validate(headers=headers, checks=CHECKS)

        call()
    return calls


def main() -> int:
    """Print how many calls were as they should be."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--cases", type=int, default=200)
    arguments.add_argument("--seed", type=int, default=1)
    asked = arguments.parse_args()
    print(f"{look(asked.cases, asked.seed)} calls answered as described")
    return 0


if __name__ == "__main__":
    sys.exit(main())
