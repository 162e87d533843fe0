"""How two patterns of drive names relate; this proves that the drive table is consistent."""

from shingleback.domain.smr.model_names import _ALNUM, _ENDS, Form


def overlaps(one: Form, other: Form) -> bool:
    """Whether both match some name."""
    if len(other.places) < len(one.places):
        return overlaps(other, one)
    if any(not mine & theirs for mine, theirs in zip(one.places, other.places, strict=False)):
        return False
    if len(one.places) == len(other.places):
        return True
    return bool(other.places[len(one.places)] & _behind(one))


def contains(one: Form, other: Form) -> bool:
    """Whether one matches every name that the other matches."""
    if len(other.places) < len(one.places):
        return False
    if any(not theirs <= mine for mine, theirs in zip(one.places, other.places, strict=False)):
        return False
    if len(one.places) == len(other.places):
        return one.is_open or not other.is_open
    return other.places[len(one.places)] <= _behind(one)


def sample(form: Form) -> str:
    return "".join(min(allowed) for allowed in form.places)


def _behind(form: Form) -> frozenset[str]:
    """What may follow the fixed characters in a name that it matches."""
    return _ENDS | _ALNUM if form.is_open else _ENDS
