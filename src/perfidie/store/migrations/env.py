"""Run by alembic: the revisions, on the connection that the store has opened and will commit."""

from __future__ import annotations

from alembic import context

from perfidie.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
