"""Whether files may go back to where a backup says that they were: what a drive says is no reason to write there."""

import os

from blake3 import blake3

from shingleback.copying.manifest import Origin
from shingleback.copying.restore_places import place_of
from shingleback.copying.wanted import Wanted
from shingleback.model.errors import SafetyRefusal, Why


def check_places(origins: list[Origin], wanted: Wanted, own: frozenset[bytes], accepted: str = "") -> None:
    """Raises SafetyRefusal, which names the places that are none of this computer's `own`, as they really are.

    The refusal has a mark of just these. Who has shown them to a person hands the mark back as `accepted`: on the drive
    there may be others by then.
    """
    places = [place_of(origin) for origin in origins if wanted.touches_folder(origin.name.encode())]
    others = [os.path.realpath(place) for place in places if place not in own]
    mark = blake3(b"\0".join(sorted(others))).hexdigest()
    if others and mark != accepted:
        raise SafetyRefusal(Why.PLACES_UNKNOWN, places=", ".join(map(os.fsdecode, others)), mark=mark)
