"""The address of a PostgreSQL database, `postgresql://USER:PASSWORD@HOST:PORT/DATABASE?SETTINGS`: what may be shown of it, and what
is wrong with it. Its password is in nobody's words, also where it is written so that it can't be told from the rest.
"""

import re
from typing import Literal

Fault = Literal["other", "unreadable", "no-host"]

_SCHEME = re.compile("postgres(ql)?://")
_SETTINGS = (
    "application_name|database|dbname|gsslib|host|krbsrvname|passfile|password|port|ssl_(?:max|min)_protocol_version|sslcert|sslcrl"
    "|sslkey|sslmode|sslpassword|sslrootcert|target_session_attrs|user"
)
"""Behind the question mark. Of a password that is not escaped the rest would be taken for others, and be told by their names."""
_CHARACTER = r"(?:[\w.~!$'()*+,;:-]|%[0-9A-Fa-f]{2})"
"""One that stands for itself everywhere in an address, or an escaped one."""
_SETTING = rf"(?:{_SETTINGS})=(?:{_CHARACTER}|/)+"
_HOST = r"(?:[\w.-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]+)?"
_ADDRESS = re.compile(
    rf"postgres(?:ql)?://(?:(?:{_CHARACTER}|[&=])*@)?"
    rf"(?P<hosts>(?:{_HOST}(?:,{_HOST})*)?)"
    rf"(?P<database>(?:/{_CHARACTER}*)?)"
    rf"(?:\?(?P<settings>{_SETTING}(?:&{_SETTING})*))?",
    re.ASCII,
)


def fault_of(address: str) -> Fault | None:
    """Why no database can be reached by the address: it is another thing, it can't be read, or it names no host."""
    if not _SCHEME.match(address):
        return "other"
    found = _ADDRESS.fullmatch(address)
    if found is None:
        return "unreadable"
    named = found["hosts"] or re.search("(^|&)host=", found["settings"] or "")
    return None if named else "no-host"


def shown(address: str) -> str:
    """The hosts and the database of an address without a fault, and nothing of how one gets in."""
    found = _ADDRESS.fullmatch(address)
    return "" if found is None else found["hosts"] + found["database"]
