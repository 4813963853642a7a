"""Fast search with all cards known. Knows no game by name: integers in, integers out."""
