"""The fenced blocks of a Markdown document. Run as a program it prints the one with a given label."""

import re
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r"^```(?P<language>\w+)(?: (?P<label>\S+))?\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block: its language, the word after it (a file's name, a command's label), its text."""

    language: str
    label: str
    text: str


def blocks(document: str) -> list[Block]:
    """The blocks of a document, named from the repository's root, in order."""
    text = (ROOT / document).read_text("utf-8")
    return [Block(each["language"], each["label"] or "", each["text"]) for each in FENCE.finditer(text)]


def command(label: str) -> str:
    """The README's command line with this label."""
    (text,) = [each.text for each in blocks("README.md") if each.language == "sh" and each.label == label]
    return text.strip()


if __name__ == "__main__":
    print(command(sys.argv[1]))
