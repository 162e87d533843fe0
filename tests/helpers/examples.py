"""How many random examples are tried: a fixed share in each run of the tests, all of them with `--long`."""

from hypothesis import settings

_SHARE = 4


def share_of(examples: int) -> int:
    return examples // _SHARE if settings().derandomize else examples
