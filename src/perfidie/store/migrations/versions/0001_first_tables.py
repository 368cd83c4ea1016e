"""The first tables: people and their sessions, tables with what was done and said at them, who holds which seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """From the version before to this one."""
    _people()
    op.create_table(
        "tables",
        sa.Column("code", sa.String, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("stamp", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("arrangement", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_tables_public_phase", "tables", ["public", "phase"])
    _of_tables()


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])


def _of_tables() -> None:
    op.create_table(
        "lines",
        sa.Column("code", sa.String, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "talk",
        sa.Column("code", sa.String, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "holders",
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("code", sa.String, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
