"""The web servers that stand in front of ours in tests."""

import os
import shutil

SERVERS = ("caddy", "nginx")


def programs() -> dict[str, str | None]:
    """Where they are on this machine, if they are; Debian keeps nginx from people's paths."""
    return {name: shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin") for name in SERVERS}
