"""Generators and tools for releases and the documentation. They run from a clone and are not shipped.

Tools that write code or documentation; a test compares what they write with the committed file:

- `state` (`make state`): the classes of the state and the types of the view, from `rules/core/fields.py`.
- `settings` (`python -m tools.settings`): the table of settings in `docs/operations/settings.md`, from the settings class.
- `reference` (`make reference`): `docs/researchers/api.md`, from signatures and docstrings.
- `pages` (`python -m tools.pages`): the printed results on documentation pages whose Python is run.
- `readme` (`make readme`): the numbers in the README, from the ledger and the packs.
- `licences` (`make licences`): `docs/decisions/licences.md`, from the installed packages and npm's lock.

Tools that check:

- `ledger` (`make ledger`): the tests of every clause, card, mage and nemesis.
- `site` (`make docs`): the sources of the documentation site, and the links of the built one.

Tools of a release:

- `release` (`python -m tools.release`): the agreement of a tag with versions and changelog, and the notes of the release.
- `sbom` (`make sbom`): the bill of materials of the locked packages.
- `versions` (`python -m tools.versions`): the documentation of all releases, next to each other on one site.
"""
