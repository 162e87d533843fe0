"""Merges all segments of the manifest of a backup, as a run does at its end: `merge_program BACKUP`."""

import sys
from pathlib import Path

from tests.helpers.merging import merge

if __name__ == "__main__":
    print(merge(Path(sys.argv[1])))
