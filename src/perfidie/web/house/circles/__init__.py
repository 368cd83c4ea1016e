"""Circles: who meets whom at which place, tables for all at once, and standings."""
