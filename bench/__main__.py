"""`python -m bench server` and `python -m bench rest`, from a clone."""

import sys

from bench.command import main

sys.exit(main())
