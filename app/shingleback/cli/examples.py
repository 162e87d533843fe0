"""Two examples for each command, for its `--help` and the manual page."""

from typing import Final, NamedTuple


class Example(NamedTuple):
    command: str
    purpose: str


_BACKUP: Final = "/media/me/Drive/Backup"

EXAMPLES: Final = {
    "backup": (
        Example(
            f"shingleback backup ~/Documents ~/Pictures {_BACKUP}",
            "Back up two folders. Only what has changed since the last time is copied.",
        ),
        Example(
            f"shingleback backup ~ {_BACKUP} --preset default --ready-by 07:00",
            "Back up the home folder without caches, gently, but in time for 7 a.m.",
        ),
    ),
    "sizes": (
        Example(
            "shingleback sizes ~/Documents ~/Pictures", "Count the files that a backup of these folders would have."
        ),
        Example("shingleback sizes --excluded ~", "Show which kinds of files you could exclude, and their sizes."),
    ),
    "due": (
        Example("shingleback due", "Start every backup set whose time has come."),
        Example("shingleback due --notify", "The same for a timer: show the results on the desktop."),
    ),
    "verify": (
        Example(f"shingleback verify {_BACKUP}", "Read everything back, including older versions."),
        Example(
            f"shingleback verify {_BACKUP} --sample 3/30", "Read the third of thirty parts, for a check every day."
        ),
    ),
    "try-restore": (
        Example(f"shingleback try-restore {_BACKUP}", "Restore five random files, compare them, and remove them."),
        Example(f"shingleback try-restore {_BACKUP} --count 50", "The same with fifty files."),
    ),
    "look": (
        Example(f"shingleback look {_BACKUP}", "Show the filesystem, the free space and the backup."),
        Example(
            f"shingleback look {_BACKUP} --source ~/Documents", "Also tell whether this folder was at another path."
        ),
    ),
    "history": (
        Example("shingleback history", "Show the last 20 runs."),
        Example(
            "shingleback history --drive /dev/sdb --every 10s", "Show the speeds of a drive in steps of 10 seconds."
        ),
    ),
    "versions": (
        Example(f"shingleback versions {_BACKUP}", "Show the name and size of each version."),
        Example(f"shingleback versions {_BACKUP} --json", "The same for a script."),
    ),
    "list": (
        Example(f"shingleback list {_BACKUP} Documents", "Show a folder in the newest version."),
        Example(
            f"shingleback list {_BACKUP} Documents --version 2026-03-01T12-00-00", "Show the folder as it was that day."
        ),
    ),
    "find": (
        Example(f"shingleback find {_BACKUP} letter", "Find everything with “letter” in its name."),
        Example(f"shingleback find {_BACKUP} 'tax 2025'", "Find names that contain both words."),
    ),
    "trace": (
        Example(f"shingleback trace {_BACKUP} letter", "Show which versions have files with this word in the name."),
        Example(
            f"shingleback trace {_BACKUP} --path Documents/tax.ods",
            "Show the versions of one file, including its earlier names.",
        ),
    ),
    "diff": (
        Example(f"shingleback diff {_BACKUP} 2026-03-01T12-00-00", "Compare a version with the newest one."),
        Example(
            f"shingleback diff {_BACKUP} 2026-02-01T12-00-00 2026-03-01T12-00-00", "Show what changed during February."
        ),
    ),
    "restore": (
        Example(f"shingleback restore {_BACKUP} --to ~/Restored", "Restore the whole newest version to a new folder."),
        Example(
            f"shingleback restore {_BACKUP} Documents/letter.odt --version 2026-03-01T12-00-00 --to ~/Restored",
            "Restore one file as it was that day.",
        ),
    ),
    "drives": (
        Example("shingleback drives", "Show each drive: is it shingled, and why? Is it healthy?"),
        Example("shingleback drives --follow", "Also report drives that you plug in or remove."),
    ),
    "identify": (
        Example('shingleback identify --model "WD My Passport 5TB"', "Look up a name or part number from a box."),
        Example("shingleback identify --usb 0bc2:2344 --capacity 5TB", "Look up an enclosure."),
    ),
    "contents": (
        Example("shingleback contents /dev/sdb", "Show the partitions, their files, and any backup."),
        Example("shingleback contents /dev/sdb --json", "The same for a script."),
    ),
    "prepare": (
        Example("shingleback prepare /dev/sdb --dry-run", "Show every step, and change nothing."),
        Example('shingleback prepare /dev/sdb --confirm "Seagate 8 TB"', "Erase, format and mount the drive."),
    ),
    "clone": (
        Example(
            "shingleback clone /dev/sdb1 /dev/sdc --dry-run", "Show how a volume would be copied to another drive."
        ),
        Example("shingleback clone /dev/sdb ~/old-drive.img", "Copy a whole drive to an image file."),
    ),
    "move": (
        Example(f"shingleback move /media/me/Old/Backup {_BACKUP}", "Move a backup with all its versions."),
        Example(
            f"shingleback move /media/me/A/Backup {_BACKUP} --merge /media/me/B/Backup",
            "Merge two backups of different folders on a new drive.",
        ),
    ),
    "unfinished": (
        Example("shingleback unfinished", "Show what was interrupted, and how to continue it."),
        Example("shingleback unfinished --forget 1", "Remove the first entry of the list."),
    ),
    "mount": (
        Example("shingleback mount /dev/sdb", "Mount a drive, or mount it again with noatime."),
        Example("shingleback mount /dev/sdb --read-only", "Mount a drive that you only copy from."),
    ),
    "unmount": (
        Example("shingleback unmount /dev/sdb", "Unmount all volumes of a drive."),
        Example(f"shingleback unmount {_BACKUP}", "Unmount the drive with this folder."),
    ),
    "eject": (
        Example(f"shingleback eject {_BACKUP}", "Eject the drive with this folder."),
        Example(f"shingleback backup ~ {_BACKUP} && shingleback eject {_BACKUP}", "Eject the drive after a backup."),
    ),
    "care": (
        Example(f"shingleback care {_BACKUP}", "Show what the drive needs, why, and how long it takes."),
        Example(f"shingleback care {_BACKUP} --due --ready-by 07:00", "Do what is due and fits before 7 a.m."),
    ),
    "test": (
        Example("shingleback test /media/me/Drive --quick", "Find out in 15 minutes whether the drive is shingled."),
        Example("shingleback test /media/me/Drive --budget 60G", "Also find the size of its cache."),
    ),
    "diagnose": (
        Example("shingleback diagnose", "Explain the log of this computer."),
        Example("shingleback diagnose --kernel-log dmesg.txt", "Explain a log that somebody sent you."),
    ),
    "adjust": (
        Example("shingleback adjust /dev/sdb --uas off", "Use the older driver for an enclosure that drops commands."),
        Example("shingleback adjust /dev/sdb --stop-after never", "Keep the disk running until you eject it."),
    ),
    "zones": (
        Example("shingleback zones /dev/sdb", "Show which zones are empty, open or full."),
        Example("shingleback zones report.txt", "Show the zones of a saved blkzone report."),
    ),
    "report": (
        Example("shingleback report", "Write shingleback-report.txt in this folder."),
        Example("shingleback report --output ~/report.txt", "Write the report to another file."),
    ),
    "demo": (
        Example("shingleback demo", "See in a minute how a shingled drive behaves."),
        Example("shingleback demo --json", "Print the events that a script would get."),
    ),
}
