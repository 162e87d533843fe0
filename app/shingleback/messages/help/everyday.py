"""Help articles: what users notice about a shingled drive every day, and what the graph shows of its cache."""

from typing import Final

from shingleback.messages.help.topic import Basis, Explanation, Provenance, Topic
from shingleback.messages.translate import QT_TRANSLATE_NOOP

EVERYDAY: Final = (
    Explanation(
        topic=Topic.SLOWS_DOWN,
        title=QT_TRANSLATE_NOOP("explanations", "Why it slows down"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "New data goes into the drive's cache, which is fast. When the cache is full, the drive has to make"
                " room before it takes more. Then it falls from 100 MB/s or more to a few, with pauses in between."
                " Nothing is broken, and nothing is lost.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Many small files fill the cache soonest; long pieces in one stream, which is how Shingleback "
                "writes, hardly fill it. After a rest of minutes to a few hours, the drive is fast again.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Two other things look similar. Every hard disk becomes slower little by little as it fills, down to"
                " about half. And a drive that never exceeds 35 MB/s is probably plugged into USB 2.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "The article “SMR Archive Drives, Fast, Now” (2015) saw 100 to 200 MB/s for the first 200 to 600"
                    " GB, and then a few MB/s, with the usual filesystems.",
                ),
            ),
            Provenance(
                Basis.MEASURED_BY_OTHERS,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "A comparison of Linux filesystems on an 8 TB drive of this kind saw single answers take 20 to 31"
                    " seconds.",
                ),
            ),
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "slow speed crawl hang stuck MB/s throughput drop cliff second backup takes forever sluggish lags "
            "freezes ages too long waiting hours",
        ),
        see_also=(
            Topic.CACHE_FILL,
            Topic.AS_IT_FILLS,
            Topic.RESTS,
            Topic.BUSY_WHEN_IDLE,
            Topic.USB_2,
            Topic.WHAT_IS_SMR,
        ),
    ),
    Explanation(
        topic=Topic.BUSY_WHEN_IDLE,
        title=QT_TRANSLATE_NOOP("explanations", "Why it stays busy when nobody uses it"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "The light blinks, the case is warm and the disk never sleeps: the drive is tidying up. It moves "
                "data from its cache to its final place. The computer neither starts nor sees this.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "This takes minutes to hours, and even longer after very many small changes. Leave the drive "
                "plugged in if you can; it will be fast again next time. If you need it elsewhere, eject it first: "
                "your files are safe, and the drive continues later.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Formatting with ext4 takes seconds, because most of its tables are only written later, while the "
                "drive is already in use. They lie all over the disk. On a large shingled drive that takes hours, "
                "during which everything else is slow.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "“SMR Archive Drives, Fast, Now” reports minutes to hours, and days after heavy scattered "
                    "writing. According to the Skylight study, tidying up begins about a second after the last "
                    "command.",
                ),
            ),
            Provenance(
                Basis.MODELED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "Our model of such a drive needs 10 to 25 seconds of tidying up for each GB of mixed files. "
                    "Real drives differ.",
                ),
            ),
            Provenance(
                Basis.MEASURED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "On an image of 8 TB, in its usual form, ext4 touched 3,750 strips of the disk, and then kept"
                    " writing 8.5 MB/s; about 62 GB were due in all. With the tables at the beginning it touched 7.",
                ),
            ),
        ),
        details=QT_TRANSLATE_NOOP(
            "explanations",
            "mkfs.ext4 -T largefile -O sparse_super2 -E"
            " packed_meta_blocks=1,num_backup_sb=2,lazy_itable_init=0,lazy_journal_init=0,nodiscard",
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "idle LED light blinking warm hot spinning never sleeps noise working background activity mkfs "
            "format formatting lazy init ext4lazyinit new drive slow packed lamp flashes rattles by itself "
            "hums",
        ),
        see_also=(Topic.CLICKS, Topic.KEEP_POWERED, Topic.SLOWS_DOWN),
    ),
    Explanation(
        topic=Topic.CLICKS,
        title=QT_TRANSLATE_NOOP("explanations", "Why it clicks"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "Quiet, regular clicks are the sound of the head moving between the cache and the place where the data"
                " belongs. A shingled drive does this long after a backup has ended. It is normal.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Loud, rhythmic clicking is different, especially if the drive is not recognized or shows the "
                "wrong size. In that case stop writing, don't keep switching it off and on, and copy what matters "
                "while it can still be read.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "The quiet clicks are described in “SMR Archive Drives, Fast, Now”. The loud ones were reported in"
                    " 2025 by a data recovery company, for WD drives of 2 to 6 TB; the maker was looking into it.",
                ),
            ),
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "clicking noise sound ticking knocking rattle loud head click of death noisy crackling ticks "
            "scratching grinding",
        ),
        see_also=(Topic.BUSY_WHEN_IDLE, Topic.VANISHED, Topic.ONE_DRIVE),
    ),
    Explanation(
        topic=Topic.EJECT_TAKES_LONG,
        title=QT_TRANSLATE_NOOP("explanations", "Why ejecting takes minutes"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "Linux first collects written data in memory, by default up to a fifth of it, and passes it on as "
                "fast as the drive accepts it. A copy can look finished while gigabytes are still waiting. "
                "Ejecting waits until all of it is written.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Don't unplug the drive while it is being ejected, however long it takes. Shingleback keeps little "
                "data waiting, so its own backups end quickly; data from other programs may take longer.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.DOCUMENTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "The limit of a fifth is the default setting of the Linux kernel.",
                ),
            ),
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "In one report, 9 GB had piled up in a computer with 60 GB of memory.",
                ),
            ),
            Provenance(
                Basis.MEASURED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "Writing 800 MB without any limit, we saw 640 to 814 MB of them waiting in memory at once.",
                ),
            ),
        ),
        details=QT_TRANSLATE_NOOP(
            "explanations",
            "The setting is vm.dirty_ratio (20). /proc/meminfo shows what still waits, as Dirty and Writeback. The"
            " message “task blocked for more than 120 seconds” means the same; it is information, not an error.",
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "unmount umount safely remove unplug waiting sync flush 100% stuck busy dirty pages take out still in use",
        ),
        see_also=(Topic.KEEP_POWERED, Topic.SLOWS_DOWN),
    ),
    Explanation(
        topic=Topic.KEEP_POWERED,
        title=QT_TRANSLATE_NOOP("explanations", "Why you should leave it plugged in"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "While it tidies up, a shingled drive moves older data. A power cut at that moment can damage more "
                "than the file that was written last. Drives are built to survive this, but it is better not to "
                "risk it.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "So eject it before you pull the cable. Plug a small drive without its own power supply into the "
                "computer itself, not into an unpowered hub. And if you have time, leave it plugged in after a "
                "large backup.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "In one report to the developers of btrfs, a hard power cut on such a drive damaged both copies of"
                    " the filesystem's own tables.",
                ),
            ),
            Provenance(
                Basis.STATED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "Western Digital says that such drives need idle time for their work.",
                ),
            ),
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "power cut outage unplug pull cable hub spin down standby sleep electricity battery laptop can I turn off",
        ),
        see_also=(Topic.BUSY_WHEN_IDLE, Topic.EJECT_TAKES_LONG, Topic.VANISHED),
    ),
    Explanation(
        topic=Topic.USB_2,
        title=QT_TRANSLATE_NOOP("explanations", "Why USB 2 is a limit"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "Over USB 2, no drive is faster than about 35 MB/s; most could do three times as much. The cause "
                "may be the port, the cable or a hub in between.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Try a port that is blue inside or marked SS, the cable that came with the drive, and no hub. Push "
                "the plug in firmly: a USB 3 plug that is only half inserted often works as USB 2. If nothing "
                "helps, backups work all the same; they just take longer.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.DOCUMENTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "USB 2 carries 480 million bits a second. In practice, about 35 MB/s of that is left for files."
                    " Linux reports the speed of each port.",
                ),
            ),
        ),
        details=QT_TRANSLATE_NOOP(
            "explanations",
            "/sys/bus/usb/devices/*/speed says 480 for USB 2, and 5000 or more for USB 3.",
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "port cable hub blue 480 5000 high speed SuperSpeed slow 35 MB/s USB2 which socket connection",
        ),
        see_also=(Topic.SLOWS_DOWN,),
    ),
)


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
        provenance=(
            Provenance(
                Basis.MEASURED_BY_OTHERS,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "The Skylight study (2015) found a cache of about 20 GB, or some 200,000 pieces, in drives"
                    " of 5 and 8 TB. For later models no figures were published.",
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
        provenance=(
            Provenance(
                Basis.MEASURED_BY_OTHERS,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "According to the Skylight study, tidying up begins about a second after the last command, and"
                    " takes about a second for each strip of the disk.",
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
            "rest resting wait waiting countdown break nothing is copied stopped by itself stands still "
            "paused pausing does",
        ),
        see_also=(Topic.SLOWS_DOWN, Topic.BUSY_WHEN_IDLE, Topic.CACHE_FILL),
    ),
    Explanation(
        topic=Topic.AS_IT_FILLS,
        title=QT_TRANSLATE_NOOP("explanations", "Whether a drive becomes slower as it fills"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "Every hard disk is slower toward its end, where each turn of the disk passes over less data."
                " That is how disks are made. A shingled drive may slow down for another reason: the fuller it is,"
                " the less room it has to tidy up in.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "To tell the two apart, “Measure it” can fill an empty drive step by step with a file of its own. At"
                " 10, 50, 90 and 99 % it writes and reads something new, and then writes the beginning of that file "
                "again. The beginning stays at one place, so if it takes longer, the drive is slower because it is"
                " full.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "This takes a day or more on a large drive, and wears it as much as filling it with a backup. You can "
                "stop it at any time. The file is removed at the end, also after a crash.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.MODELED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "A used drive that stores everything in a log, trimmed once, took 110 MB/s when it was empty, and"
                    " 28 when it was 80 % full. These are figures of a simulated drive.",
                ),
            ),
        ),
        details=QT_TRANSLATE_NOOP(
            "explanations",
            "In the terminal: shingleback test FOLDER fill --full. With --budget 500G it goes only as far as that"
            " reaches. Levels that the filesystem does not allow are skipped.",
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "fill level full empty drive measure speed test aging slower 99 percent benchmark",
        ),
        see_also=(Topic.SLOWS_DOWN, Topic.TRIM, Topic.FREE_SPACE),
    ),
)
