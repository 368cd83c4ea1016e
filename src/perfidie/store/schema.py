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

# Only the digest of a session's secret is kept: reading the database lets nobody become somebody else. `label` says
# what device it is, in words its owner knows it by, and `seen` the day on which it last came.
sessions = Table(
    "sessions",
    metadata,
    Column("digest", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("label", String),
    Column("seen", Float),
)

# Phase and public repeat what the arrangement says, for the lobby. `touched` changes with every move that everybody
# may know of, and stays out of all indexes. `asked` names the seats that have to decide, after the version of which
# that is true (`[12,[0,3]]`): a program that does not know of it writes a move and leaves it behind. `clocks` is what
# the clocks of a table show that has agreed on a pace (JSON), and `due` when the first of them runs out: it is woken
# then, wherever it sleeps.
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
    Column("asked", String),
    Column("due", Float, index=True),
    Column("clocks", Text),
    Index("ix_tables_public_phase", "public", "phase"),
)

# What was done. Lines are added, never changed: number n is what made version n into version n + 1. `note` says of a
# bot's move how it came about (JSON); nobody is told before the end.
lines = Table(
    "lines",
    metadata,
    Column("code", String, ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("words", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("note", Text),
    sqlite_with_rowid=False,
)

# The secret to which the house has committed itself for a table, written when it is laid and never changed. No foreign
# key: a program of the revision before deletes tables without knowing of it.
pledges = Table(
    "pledges",
    metadata,
    Column("code", String, primary_key=True),
    Column("label", String, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("root", String, nullable=False),
    Column("commitment", String, nullable=False),
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

# The processes that serve this database; one that has not given a sign of life for a while is gone.
processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("host", String, nullable=False),
    Column("pid", Integer, nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("started", Float, nullable=False),
    Column("beat", Float, nullable=False),
    sqlite_with_rowid=False,
)

# Which of them sees to a table: its bots and its clocks. The fence rises with every owner.
leases = Table(
    "leases",
    metadata,
    Column("code", String, ForeignKey("tables.code"), primary_key=True),
    Column("owner", String, nullable=False, index=True),
    Column("fence", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# What the keeper of the house has decided about a person or a network: `ban`, `mute`.
sanctions = Table(
    "sanctions",
    metadata,
    Column("kind", String, primary_key=True),
    Column("subject", String, primary_key=True),
    Column("until", Float, nullable=False),
    Column("created", Float, nullable=False),
    Column("why", Text, nullable=False),
    sqlite_with_rowid=False,
)

# What running processes must hear of: something was changed from outside, or is to be announced.
notices = Table(
    "notices",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("subject", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False),
)

# Single facts about the database itself, by name.
facts = Table(
    "facts",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)
