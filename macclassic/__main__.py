"""`python -m macclassic`: the same as the command `macclassic`."""

import sys

from macclassic.app.cli import main

sys.exit(main())
