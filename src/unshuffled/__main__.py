"""`python -m unshuffled` is the command `unshuffled`."""

import sys

from unshuffled.cli import main

sys.exit(main())
