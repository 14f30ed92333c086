from __future__ import annotations

import sys

from tests.faults.run import main

if __name__ == "__main__":
    sys.exit(main())
