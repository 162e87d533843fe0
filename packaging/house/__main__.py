"""`run ARGUMENTS`, `test ARGUMENTS` or `build ARGUMENTS`; `--yes` before ARGUMENTS installs packages without asking."""

import os
import sys

from house import build
from house.check import check
from house.house import Checkout
from house.run import run
from house.words import SetupError, agreed, agrees, say

_CANCELED = 130
_YES = "--yes"
_SYSTEM = "--system"


def main(verb: str, *words: str) -> int:
    consents = agreed if words[:1] == (_YES,) else agrees
    words = words[1:] if consents is agreed else words
    try:
        if verb == "build":
            build.build(Checkout.of_this_file(build.PACKAGES, consents), words)
        house = Checkout.of_this_file(consents=consents)
        if verb == "run":
            run(house, words)
        if words[:1] != (_SYSTEM,):
            return check(house, words)
        from house.in_system import check_in  # noqa: PLC0415 (no start of the program waits for it)

        return check_in(house, words[1:])
    except SetupError as reason:
        say(str(reason))
        return os.EX_UNAVAILABLE
    except KeyboardInterrupt:
        return _CANCELED


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
