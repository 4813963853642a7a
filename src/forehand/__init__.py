"""Forehand: a home for bidding trick-taking card games."""

__version__ = "0.1.0"
