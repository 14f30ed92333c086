"""What Alembic runs for an upgrade: the connection comes from `stores.migrate`, with its transaction."""

from alembic import context

from unshuffled.stores.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
