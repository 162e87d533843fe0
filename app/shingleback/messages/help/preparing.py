"""Help articles: how a drive is prepared, and why: profiles, encryption, access times, and the alternatives."""

from typing import Final

from shingleback.messages.help.topic import Basis, Explanation, Provenance, Topic
from shingleback.messages.translate import QT_TRANSLATE_NOOP

PREPARING: Final = (
    Explanation(
        topic=Topic.NEW_DRIVE,
        title=QT_TRANSLATE_NOOP("explanations", "Changing to a new drive: copy or move?"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "Copy the drive if its filesystem may stay as it is. Everything on it is copied in one long"
                " stream of large writes, which is what a shingled drive does best. The new drive must be at least"
                " as large, and everything on it is lost. On a larger one, the filesystem grows, if its kind can.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Move the backup if you want another filesystem, such as ext4 instead of exFAT, or btrfs instead"
                " of ext4. All versions are copied, file by file, so it takes longer. Other files on the old drive"
                " stay there, and the new drive has to be set up first.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "If the old drive begins to fail, copy it soon. What can't be read is skipped at first and tried"
                " again at the end, when the rest is safe. Lost files are named where the filesystem can tell.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Either way, the old drive is only read, everything is compared at the end, and you can stop and"
                " continue later. Anything unfinished is listed on the page “Copy a drive to another”. Keep the"
                " old drive until a backup to the new one has succeeded.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.MODELED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "On our model of such a drive, a copy takes at most 1.05 times as long as one uninterrupted"
                    " stream of writes.",
                ),
            ),
            Provenance(
                Basis.ADVICE,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "Keeping the old drive until the new one has proven itself is good practice.",
                ),
            ),
        ),
        details=QT_TRANSLATE_NOOP(
            "explanations",
            "Copy: shingleback clone SOURCE TARGET. Move: shingleback move DEST NEW_DEST. What is not finished:"
            " shingleback unfinished. After copying, unplug one of the two drives if they have the same UUID.",
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "clone migrate replace upgrade larger bigger disk transfer image dd ddrescue rescue failing dying "
            "buy another drive change drives",
        ),
        see_also=(Topic.PROFILES, Topic.OTHER_FILESYSTEMS, Topic.SMART, Topic.ONE_DRIVE),
    ),
    Explanation(
        topic=Topic.PROFILES,
        title=QT_TRANSLATE_NOOP("explanations", "How a drive is prepared for backups"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "A filesystem decides how files are arranged on a drive. Most were designed before shingled "
                "drives: their tables lie all over the disk, and each small change there means rewriting a whole "
                "strip. Shingleback formats drives so that the tables are kept together and files are written in "
                "long pieces.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "For Linux, that is btrfs, which also notices when a file has become damaged, or ext4 with all "
                "tables at the beginning. To share a drive with Windows and macOS, it is exFAT with large "
                "clusters; exFAT stores neither owners nor checksums, but Shingleback keeps them in its own list.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "After formatting, the result is read back from the drive and compared with the plan. A tool's "
                "“done” alone is not trusted.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.MEASURED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "We formatted an image of 8 TB: btrfs touches 6 strips of the disk, packed ext4 7, exFAT with large"
                    " pieces 3; ext4 in its usual form touches 3,750.",
                ),
            ),
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "The author of “SMR Archive Drives, Fast, Now” filled such drives with btrfs at a steady 80 to 150"
                    " MB/s.",
                ),
            ),
        ),
        details=QT_TRANSLATE_NOOP(
            "explanations",
            "mkfs.btrfs -K -d single -m dup -n 64K; mkfs.ext4 -m 0 -T largefile -O sparse_super2 -E"
            " num_backup_sb=2,packed_meta_blocks=1,lazy_itable_init=0,lazy_journal_init=0,nodiscard; mkfs.exfat -c 1M"
            " -b 32M --pack-bitmap. Options for mkfs go through UDisks2 since 2.10; before, it drops them silently, and"
            " Shingleback's helper is needed.",
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations", "format formatting prepare filesystem profile btrfs ext4 exfat partition which best setup"
        ),
        see_also=(
            Topic.NEW_DRIVE,
            Topic.OTHER_FILESYSTEMS,
            Topic.ENCRYPTION,
            Topic.BUSY_WHEN_IDLE,
            Topic.FREE_SPACE,
            Topic.ZFS,
        ),
    ),
    Explanation(
        topic=Topic.OTHER_FILESYSTEMS,
        title=QT_TRANSLATE_NOOP("explanations", "Which filesystems are not recommended"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "F2FS with large sections was once the best advice. But it scatters files more and more over the "
                "years, keeps a large reserve, and has weak repair tools. NILFS2 writes everything in sequence, "
                "which is ideal until the drive is full; then its cleaner and the drive's own cleaning work "
                "against each other.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "XFS is excellent on other disks, and writes little besides the files. But it spreads them over "
                "the whole drive, and doesn't notice when one has become damaged. NTFS scatters small writes, and "
                "Linux is slow with it; use it only if Windows requires it.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Whatever you choose: no RAID 5 or 6 of shingled drives, no swap, no virtual machines, and no"
                " slow formatting that fills the drive with zeros.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "An empty drive of 8 TB with the filesystem f2fs shows some 10 to 130 GB as used. That is its reserve"
                " for tidying up. Other filesystems have reserves as well, but do not count them as used. It is"
                " normal.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.MEASURED_BY_OTHERS,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "In a comparison of Linux filesystems on an 8 TB drive, NILFS2 came first; its author adds that"
                    " the cleaner never had to run, since the drive was nearly empty.",
                ),
            ),
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "A user of NTFS on such a drive, with a million files, saw about 1 MB/s after the first 10 to 20"
                    " GB.",
                ),
            ),
            Provenance(
                Basis.MEASURED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "On an image of 8 TB, F2FS with large sections showed about 90 GB as used before the first file.",
                ),
            ),
        ),
        details=QT_TRANSLATE_NOOP(
            "explanations",
            "For those who want it anyway: shingleback prepare --profile f2fs (mkfs.f2fs -s 64 -t 0 -a 0),"
            " xfs, ntfs (-Q -c 65536) or nilfs2. The option no_heap, from the old advice for f2fs, no longer"
            " does anything.",
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "xfs ntfs nilfs nilfs2 f2fs alternatives other filesystem bad choice df used empty reserved "
            "overprovision 100 GB missing capacity",
        ),
        see_also=(Topic.PROFILES, Topic.RAID),
    ),
    Explanation(
        topic=Topic.ZFS,
        title=QT_TRANSLATE_NOOP("explanations", "Good settings for ZFS on one drive"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "ZFS combines small writes into long ones, and people use it successfully on a single shingled "
                "drive. Shingleback does not create it. If you do, use large records, compression, no access "
                "times, and fewer copies of the tables: then less has to be written.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "The sector size has to be right from the start, because it can't be changed later. Whether to "
                "report deletions to the drive immediately is disputed: the author of this advice does, but for "
                "shingled WD Red drives it is known to do harm. And use only one drive: rebuilding a group of them "
                "can take more than a week.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.MEASURED_BY_OTHERS,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "“ZFS on SMR Drives” (2022) copied over 3 TB to an encrypted 5 TB USB drive, at 24 to 52 MB/s.",
                ),
            ),
            Provenance(
                Basis.STATED,
                QT_TRANSLATE_NOOP(
                    "explanations", "The makers of TrueNAS and WD advise against TRIM on shingled WD Red drives."
                ),
            ),
        ),
        details=QT_TRANSLATE_NOOP(
            "explanations",
            "zpool create -o ashift=12 POOL DEVICE; zfs set recordsize=1M compression=zstd atime=off"
            " redundant_metadata=most POOL. autotrim=on only for drives that take it well, and never for WD Red EFAX."
            " With rsync, use --whole-file.",
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "zpool openzfs ashift recordsize zstd atime redundant_metadata autotrim geli freebsd settings",
        ),
        see_also=(Topic.RAID, Topic.TRIM, Topic.ACCESS_TIMES),
    ),
    Explanation(
        topic=Topic.ENCRYPTION,
        title=QT_TRANSLATE_NOOP("explanations", "What encrypting a drive means"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "Anyone who finds or steals an encrypted drive can read nothing on it. The passphrase is the only "
                "key: if it is lost, nobody can help you, and the backup is lost with it. Write it down, and don't "
                "keep it with the drive.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Linux asks for it whenever the drive is plugged in; Windows and macOS can't open the drive. On a "
                "shingled drive, encryption costs little speed if it works in the units in which the drive writes. "
                "The drive is not filled with random data first, which would take most of a day.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "If preparation fails halfway, the drive may look locked with nothing inside. Prepare it again.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.DOCUMENTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "It is the usual encryption of Linux (LUKS2), so other Linux computers can open it as well.",
                ),
            ),
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "Owners of such drives agree on units of 4096 bytes, which are not always the default.",
                ),
            ),
        ),
        details=QT_TRANSLATE_NOOP(
            "explanations",
            "cryptsetup luksFormat --type luks2 --sector-size 4096; no --allow-discards; no dm-integrity, which doubles"
            " the scattered writes. Without the header nothing can be opened: cryptsetup luksHeaderBackup makes a copy"
            " of it.",
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "encryption encrypted LUKS LUKS2 passphrase password cryptsetup key locked unlock stolen forgot "
            "secret privacy lost",
        ),
        see_also=(Topic.PROFILES, Topic.ONE_DRIVE),
    ),
    Explanation(
        topic=Topic.ACCESS_TIMES,
        title=QT_TRANSLATE_NOOP("explanations", "Why reading can write: access times"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "Linux records when a file was last read. On a backup drive nobody needs that, but each record is "
                "a small write somewhere on the disk, which is what a shingled drive is worst at. Just looking "
                "through a folder of photos leaves the drive with work for later.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "So Shingleback opens its drives without access times. If your desktop has already opened the "
                "drive in the usual way, it can be opened again while no program is using it. If you only copy "
                "files from a drive, open it read-only.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Where none of that is possible, Shingleback still reads your own files without recording access "
                "times. For other people's files, and files that other programs read, they are recorded as before.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.MEASURED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "After a fresh copy, reading 1,490 files once on btrfs made 131 scattered writes. Without access"
                    " times there were none.",
                ),
            ),
            Provenance(
                Basis.REPORTED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "In a comparison of Linux filesystems, a copy fell from 80 to 3 to 5 MB/s for as long as access"
                    " times were kept.",
                ),
            ),
        ),
        details=QT_TRANSLATE_NOOP(
            "explanations",
            "The mount option is noatime (the default is relatime; findmnt shows it). Shingleback reads with O_NOATIME,"
            " which the kernel grants to a file's owner and to root.",
        ),
        keywords=QT_TRANSLATE_NOOP("explanations", "noatime relatime atime mount option reading writes last access"),
        see_also=(Topic.BUSY_WHEN_IDLE, Topic.PROFILES),
    ),
)
