"""Tables as people use them: pure decisions, and a thin shell that waits, stores and sends."""
