"""What the graph shows of a drive's cache, and why a backup waits for it now and then."""

from typing import Final

from shingleback.messages.help.topic import Basis, Explanation, Provenance, Topic
from shingleback.messages.translate import QT_TRANSLATE_NOOP

CACHE: Final = (
    Explanation(
        topic=Topic.CACHE_FILL,
        title=QT_TRANSLATE_NOOP("explanations", "How we know how full the cache is"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "Drives don't report it. So it is an estimate, shown with the range in which the true value "
                "probably lies. It starts from what is known about the model, which is little for most drives.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Shingleback counts the data it writes in short pieces, which goes through the cache, and in long "
                "pieces, most of which doesn't. When the speed drops and stays low, the cache is full, which shows "
                "its size. When the drive is fast again after a rest, part of it is free. The range narrows each "
                "time, and the result is kept for this drive.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "A drive that stays fast whatever is written shows no sign of such a cache, so none is drawn.",
            ),
        ),
        known=(
            Provenance(
                Basis.MEASURED_BY_OTHERS,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "The study Skylight (2015) found a cache of about 20 GB, or some 200,000 pieces, in drives of 5 and"
                    " 8 TB. For later models no figures were published.",
                ),
            ),
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "cache fill level percent estimate graph vessel capacity gigabytes band uncertainty",
        ),
        see_also=(Topic.SLOWS_DOWN, Topic.RESTS),
    ),
    Explanation(
        topic=Topic.RESTS,
        title=QT_TRANSLATE_NOOP("explanations", "Why a backup lets the drive rest"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "When its cache is full, a drive makes room bit by bit while the next files wait. That is slow, "
                "and one answer may take so long that the computer gives up on the drive. Left alone for a while, "
                "it does the same work in one go, and is then fast again.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "So Shingleback pauses where that helps, and says for how long. Everything copied so far is safe "
                "on the drive. You can still pause, stop, or choose another pace.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "It also waits a little when another program uses the drive, so that they don't get in "
                "each other's way.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "If you need the drive at a certain time, choose “Ready by” for the backup set or for the night. "
                "Shingleback then takes the gentlest pace that is done by then, and tells you if it can't be.",
            ),
        ),
        known=(
            Provenance(
                Basis.MEASURED_BY_OTHERS,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "By the study Skylight, tidying begins about a second after the last command, and takes about a"
                    " second for each part of the disk.",
                ),
            ),
            Provenance(
                Basis.MODELED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "When to rest and for how long was determined on simulated drives. Real drives differ.",
                ),
            ),
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "rest resting wait waiting countdown break nothing is copied stopped by itself stands still",
        ),
        see_also=(Topic.SLOWS_DOWN, Topic.BUSY_WHEN_IDLE, Topic.CACHE_FILL),
    ),
)
