"""How two patterns of drive names relate; this proves that the drive table is consistent."""

from shingleback.domain.smr.model_names import ALNUM, ENDS, Form


def overlaps(form: Form, other_form: Form) -> bool:
    """Whether both match some name."""
    if len(other_form.places) < len(form.places):
        return overlaps(other_form, form)
    if any(not mine & theirs for mine, theirs in zip(form.places, other_form.places, strict=False)):
        return False
    if len(form.places) == len(other_form.places):
        return True
    return bool(other_form.places[len(form.places)] & _behind(form))


def contains(form: Form, other_form: Form) -> bool:
    """Whether one matches every name that the other matches."""
    if len(other_form.places) < len(form.places):
        return False
    if any(not theirs <= mine for mine, theirs in zip(form.places, other_form.places, strict=False)):
        return False
    if len(form.places) == len(other_form.places):
        return form.is_open or not other_form.is_open
    return other_form.places[len(form.places)] <= _behind(form)


def sample(form: Form) -> str:
    return "".join(min(allowed) for allowed in form.places)


def _behind(form: Form) -> frozenset[str]:
    """What may follow the fixed characters in a name that it matches."""
    return ENDS | ALNUM if form.is_open else ENDS
