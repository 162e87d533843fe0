"""`run ARGUMENTS`, `test ARGUMENTS` or `build ARGUMENTS`; `--yes` before ARGUMENTS installs packages without asking."""

import os
import sys

from checkout import build
from checkout.check import check
from checkout.checkout import Checkout
from checkout.run import run
from checkout.terminal import SetupError, agreed, agrees, say

_CANCELED = 130
_YES = "--yes"
_SYSTEM = "--system"


def main(verb: str, *arguments: str) -> int:
    consents = agreed if arguments[:1] == (_YES,) else agrees
    arguments = arguments[1:] if consents is agreed else arguments
    try:
        if verb == "build":
            build.build(Checkout.of_this_file(build.PACKAGES, consents), arguments)
        checkout = Checkout.of_this_file(consents=consents)
        if verb == "run":
            run(checkout, arguments)
        if arguments[:1] != (_SYSTEM,):
            return check(checkout, arguments)
        from checkout.in_system import check_in  # noqa: PLC0415 (no start of the program waits for it)

        return check_in(checkout, arguments[1:])
    except SetupError as reason:
        say(str(reason))
        return os.EX_UNAVAILABLE
    except KeyboardInterrupt:
        return _CANCELED


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
