"""Random histories of three runs with three steps before the second and the third: there are too many to try all.

  python -m tests.model.triples --histories 11000 --seed 1

A third of them has the index, a third has lost it, and a third has one from elsewhere; in every other part, all files
have the same size and time.
"""

import argparse
import itertools
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from tests.model.steps import random_histories
from tests.model.test_engine import IndexIs, Many
from tests.model.whole import quick_folder

_AT_ONCE: Final = 500
_STEPS: Final = 3
_KINDS: Final = list(itertools.product([True, False], IndexIs))


def main(arguments: Sequence[str] | None = None) -> int:
    """Raises AssertionError, which names the history, at the first difference."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--histories", type=int, default=1_000)
    parser.add_argument("--seed", default="1")
    options = parser.parse_args(arguments)
    os.umask(0)  # as in the drive process
    began_s, done = time.process_time(), 0
    histories = random_histories(Random(options.seed), options.histories, least_steps=_STEPS, most_steps=_STEPS)
    with TemporaryDirectory(prefix="triples-") as folder:
        for is_alike, index in itertools.cycle(_KINDS):
            histories_at_once = list(itertools.islice(histories, _AT_ONCE))
            if not histories_at_once:
                break
            with quick_folder(Path(folder)) as quick:
                Many(quick, histories_at_once, index, is_alike=is_alike).check()
            done += len(histories_at_once)
            print(f"{done} histories, {time.process_time() - began_s:.0f} s of CPU time", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
