"""The tables of the database that know people: who keeps themselves, what they played, with whom they belong.

None of them has a foreign key: a program of the revision before erases people and tables without knowing of these, and
must not be held up by them. Erasing is done in one place (`keeping.erasure`) and names every one of them.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, String, Table, Text

from perfidie.store.schema import metadata

# Whoever keeps themselves: a guest has no row here. `preferences` is JSON (`preferences.py`), all of it shown to them.
accounts = Table(
    "accounts",
    metadata,
    Column("person", String, primary_key=True),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("preferences", Text, nullable=False),
    sqlite_with_rowid=False,
)

# The public half of a passkey; the private one never leaves its device.
passkeys = Table(
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

# Where mail reaches somebody: an address that has answered.
mails = Table(
    "mails",
    metadata,
    Column("person", String, primary_key=True),
    Column("address", String, nullable=False, unique=True),
    Column("since", Float, nullable=False),
    sqlite_with_rowid=False,
)

# Links that were sent and serve once; only the digest of their secret is kept, and it goes when they are used.
letters = Table(
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

# Browsers that may be sent a notice (Web Push); the id is the digest of the address at the push service.
subscriptions = Table(
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

# What people are to be told when they are not looking. One of a kind about one subject: a newer one takes its place.
tidings = Table(
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

# Games that are over, each with a result for every seat: what histories, statistics and ratings are made from.
endings = Table(
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

# `mu` and `sigma` are what was believed of this person after the game, where it was rated.
results = Table(
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

# What all people did together, by game and habit: how often, and how often they could have.
customs = Table(
    "customs",
    metadata,
    Column("game", String, primary_key=True),
    Column("habit", String, primary_key=True),
    Column("done", Integer, nullable=False),
    Column("could", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# By what others may speak of a person in an address: it says nothing of who they are.
handles = Table(
    "handles",
    metadata,
    Column("handle", String, primary_key=True),
    Column("person", String, nullable=False, index=True),
    sqlite_with_rowid=False,
)

ratings = Table(
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

# Two people who agreed, or one who asks: `agreed` is when the other one said yes. Whoever was `declined` reads that
# they wait.
friends = Table(
    "friends",
    metadata,
    Column("person", String, primary_key=True),
    Column("other", String, primary_key=True, index=True),
    Column("asked", Float, nullable=False),
    Column("agreed", Float),
    Column("declined", Float),
    sqlite_with_rowid=False,
)

# Friends who are asked to a table by whoever hosts it.
invitations = Table(
    "invitations",
    metadata,
    Column("person", String, primary_key=True),
    Column("code", String, primary_key=True),
    Column("by", String, primary_key=True, index=True),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

# Whom somebody does not want to hear (`mute`), or not to meet at all (`block`), and (as JSON) the names they have borne
# since: of what was said without a seat nothing but a name is known.
shunned = Table(
    "shunned",
    metadata,
    Column("person", String, primary_key=True),
    Column("other", String, primary_key=True, index=True),
    Column("kind", String, nullable=False),
    Column("since", Float, nullable=False),
    Column("names", Text, nullable=False),
    sqlite_with_rowid=False,
)

# What somebody says of another one; `context` has the last lines of chat that they had read (JSON).
reports = Table(
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

circles = Table(
    "circles",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("key", String, nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    sqlite_with_rowid=False,
)

fellows = Table(
    "fellows",
    metadata,
    Column("circle", String, primary_key=True),
    Column("person", String, primary_key=True, index=True),
    Column("name", String, nullable=False),
    Column("role", String, nullable=False),
    Column("since", Float, nullable=False),
    sqlite_with_rowid=False,
)

evenings = Table(
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

coming = Table(
    "coming",
    metadata,
    Column("evening", String, primary_key=True),
    Column("person", String, primary_key=True, index=True),
    Column("answer", String, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

tournaments = Table(
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

# Tables that a circle has opened, for an evening or for a round of a tournament. `outcome` is JSON once they are over.
circle_tables = Table(
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

# Reviews of games that are over: how much of one is done, when that was, and all of it once it is.
reviews = Table(
    "reviews",
    metadata,
    Column("code", String, primary_key=True),
    Column("done", Float, nullable=False),
    Column("at", Float, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# Second deals that are over, each a try at a moment of the game at the table `origin`, with the cards as they were or
# dealt `again`, among bots of this level. Who tried is not said.
tries = Table(
    "tries",
    metadata,
    Column("code", String, primary_key=True),
    Column("origin", String, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("again", Boolean, nullable=False),
    Column("level", String, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("ended", Float, nullable=False),
    Index("ix_tries_origin_moment", "origin", "moment"),
    sqlite_with_rowid=False,
)

# The puzzle of the day: the last day on which somebody answered, whether they found it, and how long they have done so.
streaks = Table(
    "streaks",
    metadata,
    Column("person", String, primary_key=True),
    Column("day", Integer, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("run", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
    sqlite_with_rowid=False,
)
