"""What a finished filesystem is, and should not be. The result of `prepare` tells it, which all windows load."""

import msgspec


class FactDifference(msgspec.Struct, frozen=True):
    """A fact of the finished filesystem that differs from the profile's."""

    fact: str
    wanted: str | int
    found: str | int
