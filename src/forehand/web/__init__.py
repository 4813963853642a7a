"""The only code that speaks HTTP and websockets."""
