"""The sentences that say why an action is advised, by the codes under which the catalogues have them."""

from typing import Literal

Code = Literal[
    "only",
    "rules",
    "all-same",
    "best-in",
    "made-in",
    "down-in",
    "made",
    "made-but",
    "high-cards",
    "low-cards",
    "void",
    "partner-void",
    "leads-trump",
    "highest-left",
    "takes-cheaply",
    "partners-trick",
    "ruffs",
    "highest-under",
    "keeps",
]
