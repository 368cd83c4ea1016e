"""Lines that only a team may read. All that was said before was said to the whole table.

The table is laid out anew, so that an older database ends as the same text as a new one.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Makes the table of talk anew, with the seats that may read each line."""
    op.rename_table("talk", "talk_before")
    op.create_table(
        "talk",
        sa.Column("code", sa.String, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("team", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )
    columns = "code, number, seat, name, text, at"
    op.execute(f"INSERT INTO talk ({columns}, team) SELECT {columns}, '[]' FROM talk_before")  # nosec B608 # columns
    op.drop_table("talk_before")
