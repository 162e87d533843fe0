"""The help article about getting files back, for somebody who has just lost one."""

from typing import Final

from shingleback.messages.help.topic import Basis, Explanation, Provenance, Topic
from shingleback.messages.translate import QT_TRANSLATE_NOOP

RESTORING: Final = (
    Explanation(
        topic=Topic.RESTORE_FILES,
        title=QT_TRANSLATE_NOOP("explanations", "How to restore files"),
        paragraphs=(
            QT_TRANSLATE_NOOP(
                "explanations",
                "A deleted file: open Restore and type a part of its name into the search field. The search covers all "
                "versions, so it also finds files that were deleted or moved. Select the file, and press “Restore…”.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "An older version of a file: select the file, and choose one of the versions beside it. “Compare "
                "versions” shows two of them side by side. To see all folders as they were, choose a backup above the "
                "list.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Shingleback first checks which files exist already. It replaces none unless you say so. You can also "
                "restore to another folder.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Everything, on a new computer: install Shingleback there and plug in the drive. In Restore, choose "
                "“Open another backup…”, and then “Restore everything…”. The files go to a new folder, unless you "
                "choose the original ones.",
            ),
            QT_TRANSLATE_NOOP(
                "explanations",
                "Without Shingleback: open the drive in any file manager. The newest files are ordinary files, which "
                "you can copy. Older versions are restored by a program on the drive, reader.py in the hidden folder "
                ".shingleback. It needs only Python, also on Windows and macOS.",
            ),
        ),
        provenance=(
            Provenance(
                Basis.MEASURED,
                QT_TRANSLATE_NOOP(
                    "explanations",
                    "Our tests restore each version of their sample backups with reader.py alone, and get the same "
                    "files.",
                ),
            ),
        ),
        details=QT_TRANSLATE_NOOP(
            "explanations",
            "In the folder .shingleback: python3 reader.py versions, then python3 reader.py restore VERSION FOLDER. "
            "In the terminal, there are also shingleback trace and shingleback restore.",
        ),
        keywords=QT_TRANSLATE_NOOP(
            "explanations",
            "restore recover get back deleted lost file accidentally overwritten undelete older previous version undo "
            "new computer reinstall migrate everything without program file manager emergency",
        ),
        see_also=(Topic.ONE_DRIVE, Topic.NEW_DRIVE, Topic.ENCRYPTION),
    ),
)
