"""`python -m macclassic`: the same as the command `macclassic`."""

import sys

try:
    from macclassic.app.cli import main

    sys.exit(main())
except KeyboardInterrupt:
    sys.exit(130)
