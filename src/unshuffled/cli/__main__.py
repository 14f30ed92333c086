"""`python -m unshuffled.cli` is the command too."""

import sys

from unshuffled.cli import main

sys.exit(main())
