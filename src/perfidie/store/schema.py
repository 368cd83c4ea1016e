"""The tables of the database, as they are now; `migrations/` says how older ones come here."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("created", Float, nullable=False),
)

# Only the digest of a session's secret is kept: reading the database lets nobody become somebody else.
sessions = Table(
    "sessions",
    metadata,
    Column("digest", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

# Phase and public repeat what the arrangement says, for the lobby. `touched` changes with every move and stays out
# of all indexes.
tables = Table(
    "tables",
    metadata,
    Column("code", String, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("stamp", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("phase", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("arrangement", LargeBinary, nullable=False),
    Index("ix_tables_public_phase", "public", "phase"),
)

# What was done. Lines are added, never changed: number n is what made version n into version n + 1.
lines = Table(
    "lines",
    metadata,
    Column("code", String, ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("words", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

# `team` names the seats that alone may read a line (`[1,2,3]`); `[]` is the whole table.
talk = Table(
    "talk",
    metadata,
    Column("code", String, ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("team", String, nullable=False),
    sqlite_with_rowid=False,
)

# The way from a person to the tables; the chairs in the arrangement are the way back.
holders = Table(
    "holders",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("code", String, ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, nullable=False),
    sqlite_with_rowid=False,
)
