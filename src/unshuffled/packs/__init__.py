"""Packs: YAML read, checked and compiled into the records of `rules`, and their JSON Schema.

`library.load` gives the content of the packs that ship with the game; `library.load_folders` adds
others. `schema.pack_schema` is what an editor needs to complete and check a pack. Data only: nothing in
a pack is ever run as code.
"""
