"""Sets of cards as 64 bits, 16 a suit of which 13 are used, and what is asked of them again and again.

`bits.pxd` has the same functions for the compiled search, as single instructions of the machine.
"""

ALL = (1 << 64) - 1


def lowest(bits: int) -> int:
    """The number of the lowest bit of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


def highest(bits: int) -> int:
    """The number of the highest bit of a set that is not empty."""
    return bits.bit_length() - 1


def bit(at: int) -> int:
    """The set of one card."""
    return 1 << at


def below(at: int) -> int:
    """All bits below a number."""
    return (1 << at) - 1


def lane(suit: int) -> int:
    """All cards of a suit."""
    return 0x1FFF << (16 * suit)


def times(a: int, b: int) -> int:
    """The product, without what does not fit into 64 bits."""
    return a * b & ALL


def plus(a: int, b: int) -> int:
    """The sum, without what does not fit into 64 bits."""
    return (a + b) & ALL
