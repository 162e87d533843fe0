"""`run ARGUMENTS`, `test ARGUMENTS` or `build ARGUMENTS`."""

import os
import sys

from house import build
from house.check import check
from house.house import House
from house.run import run
from house.words import NotPossible, say

_CANCELED = 130


def main(verb: str, *words: str) -> int:
    try:
        if verb == "build":
            build.build(House.around_this_file(build.PACKAGES), words)
        house = House.around_this_file()
        return check(house, words) if verb == "test" else run(house, words)
    except NotPossible as reason:
        say(str(reason))
        return os.EX_UNAVAILABLE
    except KeyboardInterrupt:
        return _CANCELED


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
