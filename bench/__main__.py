"""`python -m bench server`, `rest`, `fleet`, `minds`, `api`, `envs` and `tables`, from a clone."""

import sys

from bench.command import main

sys.exit(main())
