"""Whether a copy that has only used areas has everything: the tables of the copy itself are asked.

The comparison at the end covers only what was copied, and so only what the map of the source named. A map may be wrong
although all its checksums are right. So each filesystem on the copy is read as if nothing was known of it: its map is
made again, and the places of its files are looked up. All of that has to be where something was copied.
"""

from typing import Final

from shingleback.cloning.content import CloneContent
from shingleback.cloning.media import SourceMedium
from shingleback.cloning.planning import SourceFacts, part_of, reader_of
from shingleback.domain.superblocks.reader import MAPPED, ByteArea, is_covered, joined

_WINDOW_BYTES: Final = 64 << 10  # tables are spread over the drive


def has_everything(target: SourceMedium, content: CloneContent, facts: SourceFacts) -> bool:
    """Whether the copy has all that the tables on it name. Raises OSError if it cannot be read."""
    read = reader_of(target, _WINDOW_BYTES)
    copied = joined(map(content.source_area, content.pieces(facts.areas)))
    for volume in facts.volumes:
        end = volume.start + volume.length
        parts = ((max(area.start, volume.start), min(area.end, end)) for area in copied)
        areas = tuple(ByteArea(start - volume.start, stop - start) for start, stop in parts if start < stop)
        if volume.filesystem in MAPPED and areas != (ByteArea(0, volume.length),):
            inside = part_of(read, content.shift + volume.start, volume.length)
            if not is_covered(volume.filesystem, inside, volume.length, areas):
                return False
    return True
