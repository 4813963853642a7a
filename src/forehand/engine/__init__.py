"""The card table: values and pure functions. Imports the standard library only."""
