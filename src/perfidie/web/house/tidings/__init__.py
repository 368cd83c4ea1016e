"""Tidings: people who are not looking are told that something waits for them, never what."""
