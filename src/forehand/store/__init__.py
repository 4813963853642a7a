"""Where the events of the tables are kept: append-only, durable, in order."""
