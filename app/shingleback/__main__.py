"""Reads the arguments and picks window or command; nothing else."""

import sys


def main() -> int:
    from shingleback.cli.main import run  # noqa: PLC0415 (so that a second start is quick)

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
