"""Receipts: the secret to which the house commits itself for a table, and how bots came to their moves.

A table and a column are added and nothing is changed: a program of the revision before goes on beside it. What it draws
at a table with a receipt does not follow from the secret, and a check of that receipt says so.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column, Integer, String

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Adds them; tables that are there already have none, and go on as they did."""
    op.create_table(
        "pledges",
        Column("code", String, primary_key=True),
        Column("label", String, nullable=False),
        Column("turn", Integer, nullable=False),
        Column("root", String, nullable=False),
        Column("commitment", String, nullable=False),
        sqlite_with_rowid=False,
    )
    op.add_column("lines", sa.Column("note", sa.Text))


def downgrade() -> None:
    """The way back: what the revision before does not know is dropped."""
    op.drop_column("lines", "note")
    op.drop_table("pledges")
