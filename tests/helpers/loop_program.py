"""The program with loop devices as USB drives when it clones drives: python loop_program.py COMMAND..."""

import sys

from shingleback.bootstrap import cloning
from shingleback.cli.main import run
from tests.helpers.two_drives import facts


class Reader:
    """Replaces the reader of drive facts."""

    read = staticmethod(facts)


if __name__ == "__main__":
    setattr(cloning, "FactReader", Reader)  # noqa: B010 (another class than the declared one)
    sys.exit(run(sys.argv[1:]))
