"""`python -m forehand` is `forehand`."""

from forehand.cli import main

main()
