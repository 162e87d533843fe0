"""How much a reason weighs."""

from typing import Final

from shingleback.model.verdict import Confidence, Reason, Recording

FALLING: Final = tuple(Confidence)


def weaker(confidence: Confidence) -> Confidence:
    """One step less; there is nothing below the last."""
    return FALLING[min(FALLING.index(confidence) + 1, len(FALLING) - 1)]


def worth_knowing(code: str, **values: str) -> Reason:
    """A reason that speaks for nothing."""
    return Reason(code, Recording.UNKNOWN, Confidence.UNSURE, tuple(values.items()))
