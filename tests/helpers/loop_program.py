"""The program, for which loop devices are drives on USB, where it copies drives: python loop_program.py COMMAND..."""

import sys

from shingleback.bootstrap import cloning
from shingleback.cli.main import run
from tests.helpers.two_drives import facts


class Reader:
    """In place of what reads the facts of a drive."""

    read = staticmethod(facts)


if __name__ == "__main__":
    setattr(cloning, "FactReader", Reader)  # noqa: B010 (another class than the one that is named)
    sys.exit(run(sys.argv[1:]))
