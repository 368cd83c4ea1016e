"""Lessons on the page: the stage, which is a real table laid by a script, and what stands around it."""
