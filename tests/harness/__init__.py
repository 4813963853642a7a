"""What breaks a server on purpose, and counts what is left: see docs/security.md."""
