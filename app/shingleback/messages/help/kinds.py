"""Help articles: the kinds of drives, and how certain a verdict is."""

from typing import Final

from shingleback.messages.help.topic import Basis, Explanation, Provenance, Topic
from shingleback.messages.translate import QT_TRANSLATE_NOOP

KINDS: Final = (
    Explanation(
        topic=Topic.WHAT_IS_SMR,
        title=QT_TRANSLATE_NOOP("explanations", "What a shingled drive is"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "On a shingled drive (SMR), the tracks overlap like the shingles of a roof. More fits on the same "
                "disk, which makes the drive cheaper. The catch: a track can't be changed without overwriting the "
                "next one, so even a small change means rewriting a whole strip of tracks.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Drives for the home hide this. They write new data to a cache first, and move it to its place "
                "later, when they are idle. We call that tidying up. Reading is nearly as fast as on any other "
                "disk.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "For backups, such a drive is a good choice, as long as data is written in long pieces and the "
                "drive gets some rest. It is a bad choice for databases, virtual machines, torrents, and most "
                "kinds of RAID.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.STATED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "Seagate, Toshiba and Western Digital have named many of the models concerned, most of them in"
                    " 2020.",
                ),
            ),
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "For one family of drives, the study Skylight (2015) found strips of some 15 to 40 MB and a cache"
                    " of about 20 GB. For newer drives no figures have been published.",
                ),
            ),
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "shingled magnetic recording SMR CMR PMR archive barracuda tracks cache device-managed why cheap "
            "meaning difference",
        ),
        see_also=(Topic.SLOWS_DOWN, Topic.CONFIDENCE, Topic.HOST_MANAGED, Topic.RAID),
    ),
    Explanation(
        topic=Topic.CONFIDENCE,
        title=QT_TRANSLATE_NOOP("explanations", "How sure a verdict is"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "Few drives report that they are shingled. So Shingleback collects evidence and shows all of it, "
                "including contradictions: open “Why we think so” on the drive's card.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "“This is” means that the drive or Linux reports it. “Very likely” and “probably” are based on a "
                "sign or on a list of models. One such sign is a spinning disk that offers TRIM, because other "
                "disks have no use for it. “Perhaps” means that the sources disagree or that little is known.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Finding no sign proves nothing. So Shingleback calls a drive conventional only if a source says so.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.DOCUMENTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "The kernel's source shows what drives can report; our list of models names a source "
                    "for each entry.",
                ),
            ),
            Provenance(
                Basis.MEASURED_BY_OTHERS,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "Published reports of drives known to be shingled show TRIM on many of them, and nothing at all on"
                    " others.",
                ),
            ),
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "certain likely unsure verdict evidence reasons proof CMR conventional",
        ),
        see_also=(Topic.WHAT_IS_SMR, Topic.TRIM),
    ),
    Explanation(
        topic=Topic.HOST_MANAGED,
        title=QT_TRANSLATE_NOOP("explanations", "Drives that must be written in order"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "A host-managed drive does not hide its shingles. It consists of zones, and refuses whatever is not"
                " written in order. Such drives come from data centers; at home they are rare.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Few filesystems work on them. With a recent kernel, btrfs does, if part of the drive always stays "
                "free. You can't exchange files with other systems. We don't recommend one as your first backup "
                "drive.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.DOCUMENTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "The manual of btrfs describes the zoned mode and its limits.",
                ),
            ),
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "The team of the storage system EOS, which tried such drives, advises against filling them and"
                    " against reserving room for files in advance.",
                ),
            ),
        ),
        details=QT_TRANSLATE_NOOP(
            "explanations",
            "Kernel 6.12 or newer, better 6.17; mkfs.btrfs detects such a drive automatically. XFS has had a"
            " zoned mode since 6.15, which is experimental before 7.2. /sys/block/sdX/queue/zoned says "
            "host-managed.",
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "HM-SMR ZBC zones zoned host-managed data center ultrastar exos",
        ),
        see_also=(Topic.WHAT_IS_SMR, Topic.FREE_SPACE),
    ),
)
