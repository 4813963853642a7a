"""What keeps other sites' pages out.

Seats are held by tokens that pages send themselves, never by cookies, so that no other site can act for anybody.
Beyond that a browser that says that a page of another site asks is refused whatever would change something.
"""

from collections.abc import Callable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from forehand.web.answers import error_answer

_SOURCES = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}

HEADERS = {
    "Content-Security-Policy": "; ".join(f"{kind} {allowed}" for kind, allowed in _SOURCES.items()),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
"""Of every answer. No page may run a script that stands within it, or of another site."""

BY_TLS = {"Strict-Transport-Security": "max-age=2592000"}
"""Beside these of every answer over HTTPS: 30 days, not a year, since a house may go back to plain HTTP."""

TRUSTED = {"Cross-Origin-Opener-Policy": "same-origin"}
"""Beside these where browsers take the address for trustworthy; elsewhere they ignore it and log an error on each page."""

_CHANGES_NOTHING = {"GET", "HEAD", "OPTIONS"}


class Guard:
    """The application with the same headers for every answer, and no changes for other sites' pages.

    `address` is the one by which invitations know the server; behind a web server the requests may name another.
    """

    def __init__(self, app: ASGIApp, address: Callable[[], str | None]) -> None:
        self._app = app
        self._address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The ASGI application."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = headers_for(scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(headers)
            await send(message)

        if scope["method"] in _CHANGES_NOTHING or same_origin(scope, self._address()):
            await self._app(scope, receive, send_with_headers)
        else:
            refusal = error_answer(403, "other-site", "a page of another site asks for this")
            await refusal(scope, receive, send_with_headers)


def headers_for(scope: Scope) -> dict[str, str]:
    """Those of every answer to what is asked by that address."""
    if scope["scheme"] == "https":
        return HEADERS | TRUSTED | BY_TLS
    return HEADERS | TRUSTED if _is_this_machine(Headers(scope=scope).get("host", "")) else HEADERS


def _is_this_machine(host: str) -> bool:
    """Whether a browser that names the server so is on the same machine, whatever network that is in."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def same_origin(scope: Scope, address: str | None) -> bool:
    """Whether a page of ours asks, or no page at all: browsers say where a page came from."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        # A web server in front may speak TLS for us: the host is asked by what the page was had by.
        by_host = f"{urlsplit(origin).scheme}://{headers.get('host', '')}"
        return _site(origin) in {_site(by_host), _site(address or "")} - {None}
    except ValueError:
        return False


_PORTS = {"http": 80, "https": 443}


def _site(address: str) -> tuple[str, int | None] | None:
    """The host and port of an address, however they are spelled; None where it has no host. Raises ValueError."""
    parts = urlsplit(address)
    if not parts.hostname:
        return None
    host = parts.hostname if parts.hostname.isascii() else parts.hostname.encode("idna").decode()
    return host.lower(), parts.port or _PORTS.get(parts.scheme)
