"""People: who keeps themselves, what they played, with whom they belong; and when a table's time is up.

Tables and columns are added and nothing is changed: a program of the revision before goes on beside it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

revision = "0005"
down_revision = "0004"

metadata = MetaData()

Table(
    "accounts",
    metadata,
    Column("person", String, primary_key=True),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("preferences", Text, nullable=False),
    sqlite_with_rowid=False,
)
Table(
    "passkeys",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", Integer, nullable=False),
    Column("label", String, nullable=False),
    Column("transports", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)
Table(
    "mails",
    metadata,
    Column("person", String, primary_key=True),
    Column("address", String, nullable=False, unique=True),
    Column("since", Float, nullable=False),
    sqlite_with_rowid=False,
)
Table(
    "letters",
    metadata,
    Column("digest", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("person", String, nullable=False, index=True),
    Column("address", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float, nullable=False),
    sqlite_with_rowid=False,
)
Table(
    "subscriptions",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, nullable=False, index=True),
    Column("session", String, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String, nullable=False),
    Column("auth", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("failed", Float),
    Column("label", String, nullable=False),
    sqlite_with_rowid=False,
)
Table(
    "tidings",
    metadata,
    Column("person", String, primary_key=True),
    Column("kind", String, primary_key=True),
    Column("subject", String, primary_key=True),
    Column("link", String, nullable=False),
    Column("facts", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("pushed", Float),
    Column("mailed", Float),
    sqlite_with_rowid=False,
)
Table(
    "endings",
    metadata,
    Column("code", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("preset", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("ended", Float, nullable=False, index=True),
    Column("moves", Integer, nullable=False),
    Column("facts", Text, nullable=False),
    Column("season", String, nullable=False),
    Column("rated", Boolean, nullable=False),
    sqlite_with_rowid=False,
)
Table(
    "results",
    metadata,
    Column("code", String, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String, nullable=False),
    Column("name", String, nullable=False),
    Column("level", String, nullable=False),
    Column("game", String, nullable=False),
    Column("ended", Float, nullable=False),
    Column("share", Float, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("side", String, nullable=False),
    Column("figures", Text, nullable=False),
    Column("helped", Boolean, nullable=False),
    Column("mu", Float),
    Column("sigma", Float),
    Index("ix_results_person_ended", "person", "ended"),
    sqlite_with_rowid=False,
)
Table(
    "customs",
    metadata,
    Column("game", String, primary_key=True),
    Column("habit", String, primary_key=True),
    Column("done", Integer, nullable=False),
    Column("could", Integer, nullable=False),
    sqlite_with_rowid=False,
)
Table(
    "handles",
    metadata,
    Column("handle", String, primary_key=True),
    Column("person", String, nullable=False, index=True),
    sqlite_with_rowid=False,
)
Table(
    "ratings",
    metadata,
    Column("person", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("season", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_ratings_game_season_mu", "game", "season", "mu"),
    sqlite_with_rowid=False,
)
Table(
    "friends",
    metadata,
    Column("person", String, primary_key=True),
    Column("other", String, primary_key=True, index=True),
    Column("asked", Float, nullable=False),
    Column("agreed", Float),
    Column("declined", Float),
    sqlite_with_rowid=False,
)
Table(
    "invitations",
    metadata,
    Column("person", String, primary_key=True),
    Column("code", String, primary_key=True),
    Column("by", String, primary_key=True, index=True),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)
Table(
    "shunned",
    metadata,
    Column("person", String, primary_key=True),
    Column("other", String, primary_key=True, index=True),
    Column("kind", String, nullable=False),
    Column("since", Float, nullable=False),
    Column("names", Text, nullable=False),
    sqlite_with_rowid=False,
)
Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("person", String, nullable=False, index=True),
    Column("about", String, nullable=False, index=True),
    Column("code", String, nullable=False),
    Column("reason", String, nullable=False),
    Column("words", Text, nullable=False),
    Column("context", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("closed", Float),
    Column("verdict", String, nullable=False),
)
Table(
    "circles",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("key", String, nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    sqlite_with_rowid=False,
)
Table(
    "fellows",
    metadata,
    Column("circle", String, primary_key=True),
    Column("person", String, primary_key=True, index=True),
    Column("name", String, nullable=False),
    Column("role", String, nullable=False),
    Column("since", Float, nullable=False),
    sqlite_with_rowid=False,
)
Table(
    "evenings",
    metadata,
    Column("id", String, primary_key=True),
    Column("circle", String, nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("words", Text, nullable=False),
    Column("plan", Text, nullable=False),
    Column("phase", String, nullable=False),
    Column("stamp", Integer, nullable=False),
    Column("created", Float, nullable=False),
    sqlite_with_rowid=False,
)
Table(
    "coming",
    metadata,
    Column("evening", String, primary_key=True),
    Column("person", String, primary_key=True, index=True),
    Column("answer", String, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)
Table(
    "tournaments",
    metadata,
    Column("id", String, primary_key=True),
    Column("circle", String, nullable=False, index=True),
    Column("phase", String, nullable=False),
    Column("state", Text, nullable=False),
    Column("stamp", Integer, nullable=False),
    Column("created", Float, nullable=False),
    sqlite_with_rowid=False,
)
Table(
    "circle_tables",
    metadata,
    Column("code", String, primary_key=True),
    Column("circle", String, nullable=False, index=True),
    Column("evening", String, nullable=False),
    Column("tournament", String, nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("outcome", Text, nullable=False),
    sqlite_with_rowid=False,
)


def upgrade() -> None:
    """Adds what people need."""
    metadata.create_all(op.get_bind())
    op.add_column("sessions", sa.Column("label", sa.String))
    op.add_column("sessions", sa.Column("seen", sa.Float))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("tables", sa.Column("clocks", sa.Text))


def downgrade() -> None:
    """The way back: what the revision before does not know is dropped."""
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("tables", "due")
    op.drop_column("tables", "clocks")
    op.drop_column("sessions", "seen")
    op.drop_column("sessions", "label")
    metadata.drop_all(op.get_bind())
