"""What stands in files."""

from pathlib import Path


def files_with(text: str, folder: Path) -> set[str]:
    """The files of a folder in which the text stands, in any place."""
    return {file.name for file in folder.iterdir() if text.encode() in file.read_bytes()}
