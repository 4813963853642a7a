"""The way from the internet into the house: a port of the router, asked for, kept and given back.

It knows nothing of tables and speaks to nobody but the router; what people read is said by the command line.
"""
