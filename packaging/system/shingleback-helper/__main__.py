"""Starts the helper from the folder in which it is installed: `python3 -I /usr/lib/shingleback-helper`."""

import sys

from shingleback.helper.main import main

sys.exit(main())
