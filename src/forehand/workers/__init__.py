"""Thinking that is done elsewhere: servers ask over NATS what a computer player does, and workers on any machine answer."""
