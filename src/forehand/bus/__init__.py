"""What servers that share a database say to each other, over NATS. Nothing here knows what a table is."""
