"""The browser client's files, read once and kept in memory, compressed where that helps."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from forehand.web.answers import accepts_gzip

FOLDER = Path(__file__).parent / "static"

_FOR_EVER = "public, max-age=31536000, immutable"
_TEXTS = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".ftl", ".txt", ".ico")
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    cache: str


class Client:
    """All files of the client, by their path."""

    def __init__(self, folder: Path = FOLDER) -> None:
        paths = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self._files = {path.relative_to(folder).as_posix(): _read(folder, path) for path in paths}

    def page(self, request: Request, status: int = 200) -> Response:
        """The client's page, whatever the path; with the `status` of what it tells."""
        return self._send(request, "index.html", status) or PlainTextResponse(
            "The browser client is not part of this installation: it was built without Node.\n", 503
        )

    def file(self, request: Request) -> Response | None:
        """The file at the request's path, if there is one."""
        return self._send(request, request.path_params["path"])

    def _send(self, request: Request, path: str, status: int = 200) -> Response | None:
        file = self._files.get(path)
        if file is None:
            return None
        headers = {"ETag": file.tag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        if file.packed is not None and accepts_gzip(request):
            headers["Content-Encoding"] = "gzip"
            return Response(file.packed, status, headers, file.kind)
        return Response(file.body, status, headers, file.kind)


def _read(folder: Path, path: Path) -> File:
    body = path.read_bytes()
    packed = gzip.compress(body, mtime=0) if path.suffix in _TEXTS else None
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    # Files under assets carry a hash of their content in their names.
    cache = _FOR_EVER if path.relative_to(folder).parts[0] == "assets" else "no-cache"
    tag = hashlib.sha256(body).hexdigest()[:24]
    return File(body, packed, kind, f'"{tag}"', cache)
