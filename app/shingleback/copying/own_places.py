"""Whether files may go back to where a backup says that they were: what a drive says is no reason to write there."""

import os

from shingleback.copying.manifest import Origin
from shingleback.copying.restore_places import place_of
from shingleback.copying.wanted import Wanted
from shingleback.model.errors import SafetyRefusal, Why


def check_places(origins: list[Origin], wanted: Wanted, own: frozenset[bytes]) -> None:
    """Raises SafetyRefusal, which names the places that are none of this computer's `own`, as they really are."""
    places = [place_of(origin) for origin in origins if wanted.touches_folder(origin.name.encode())]
    others = [os.path.realpath(place) for place in places if place not in own]
    if others:
        raise SafetyRefusal(Why.PLACES_UNKNOWN, places=", ".join(map(os.fsdecode, others)))
