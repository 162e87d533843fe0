"""Benchmarks. `python -m tests.benchmarks` finds the program in this checkout, as pytest does."""

import sys

from tests.helpers.program import APP

if str(APP) not in sys.path:
    sys.path.insert(0, str(APP))
