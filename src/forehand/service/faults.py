"""What the log may say of a failure."""

from traceback import format_tb


def places(error: BaseException) -> str:
    """Where an exception was raised, and its type: its message might name a card, a token or a person."""
    return "".join(format_tb(error.__traceback__)) + type(error).__name__
