"""Starts the helper from the folder that it is installed in: `python3 -I /usr/lib/shingleback-helper`."""

import sys

from shingleback.helper.main import main

sys.exit(main())
