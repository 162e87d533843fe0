"""Sentences about refusals, failures and files left out: what is wrong, and what to do."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

from shingleback.domain.errors import Why
from shingleback.domain.text import text_lines, visible, visible_lines
from shingleback.messages import accidents, cloning_codes, drive_service, sources
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, untranslated

_CONTEXT: Final = "refusals"
_DETAIL: Final = "detail"
_WITH_CAUSE: Final = frozenset({Why.PREPARE_FAILED, Why.PREPARE_INTERRUPTED})
_WITH_CODES: Final = _WITH_CAUSE | {
    Why.NOT_THIS_DRIVE,
    Why.CLONE_NOT_THIS_DRIVE,
    Why.DRIVE_IS_ANOTHER,
    Why.PROFILE_NOT_TO_BE_HAD,
    Why.HELPER_REFUSED,
    Why.TEST_NEEDS_MORE,
    Why.TEST_NEEDS_BUDGET,
    Why.DRIVE_TOO_SMALL,
    Why.VERSIONS_SPARED,
}
_LONGEST_GIST: Final = 160

_SENTENCES: Final[dict[Why, str]] = {
    **drive_service.REFUSALS,
    **cloning_codes.REFUSALS,
    **cloning_codes.MOVE_REFUSALS,
    **accidents.REFUSALS,
    **sources.REFUSALS,
    Why.SOURCE_OR_DESTINATION_MISSING: QT_TRANSLATE_NOOP(
        "refusals", "Name the folders to back up, and last the place for the backup."
    ),
    Why.DESTINATION_MISSING: QT_TRANSLATE_NOOP(
        "refusals", "There is no folder {path}. Plug in the drive, or check the name."
    ),
    Why.DESTINATION_IS_A_FILE: QT_TRANSLATE_NOOP("refusals", "{path} is a file. Name a folder on the drive."),
    Why.DESTINATION_READ_ONLY: QT_TRANSLATE_NOOP(
        "refusals", "{path} is on a drive that can only be read. Unplug it, plug it in again, and have it checked."
    ),
    Why.DESTINATION_OF_WINDOWS: QT_TRANSLATE_NOOP(
        "refusals",
        "{path} is on a Windows drive (NTFS) that can only be read. Most often, Windows has not shut down completely:"
        " start Windows, turn off “fast startup” in its power options, and shut it down. Then plug the drive in again."
        " If Windows was not the cause, have the drive checked.",
    ),
    Why.DESTINATION_UNWRITABLE: QT_TRANSLATE_NOOP(
        "refusals", "You may not write to {path}. Choose another folder, or make it yours."
    ),
    Why.CARE_NOT_POSSIBLE: QT_TRANSLATE_NOOP("refusals", "This can't be done for this drive now."),
    Why.CARE_NOT_EXTERNAL: QT_TRANSLATE_NOOP(
        "refusals", "{path} is not on an external drive. Name a folder on the drive to care for, or its device."
    ),
    Why.DESTINATION_BUSY: QT_TRANSLATE_NOOP(
        "refusals", "Another backup is writing there, or still waits for the drive. Let it end, then start again."
    ),
    Why.MOVE_UNFINISHED_HERE: QT_TRANSLATE_NOOP(
        "refusals",
        "A backup was moving to this folder, and the move was not finished. Finish it, or choose another folder. To"
        " give the move up, remove the hidden folder {folder} there first.",
    ),
    Why.DESTINATION_CHANGED: QT_TRANSLATE_NOOP(
        "refusals",
        "The backup that was at {path} is not there. Plug in its drive, or say that a new backup is to begin there.",
    ),
    Why.OTHER_BACKUP: QT_TRANSLATE_NOOP(
        "refusals",
        "The backup at {path} is another one than before. Plug in the right drive, or say that this one is to go on.",
    ),
    Why.NO_BACKUP_HERE: QT_TRANSLATE_NOOP(
        "refusals", "There is no backup at {path}. Name the folder that holds .shingleback."
    ),
    Why.BACKUP_UNREADABLE: QT_TRANSLATE_NOOP(
        "refusals", "You may not read the backup that is there. Whoever made it may, and so may the administrator."
    ),
    Why.BACKUP_TOO_NEW: QT_TRANSLATE_NOOP(
        "refusals", "This backup was made by a newer Shingleback. Install that version to use it."
    ),
    Why.BACKUP_TOO_OLD: QT_TRANSLATE_NOOP(
        "refusals",
        "An early test version of Shingleback made this backup, and this version cannot go on with it."
        " Its files are plain files that you can copy with any program; choose another folder for new backups.",
    ),
    Why.MANIFEST_DAMAGED: QT_TRANSLATE_NOOP(
        "refusals",
        "{file} in the folder .shingleback of the backup is damaged. Your files beside it can still be copied by hand.",
    ),
    Why.NO_SUCH_VERSION: QT_TRANSLATE_NOOP(
        "refusals", "There is no version {version}. `shingleback versions` shows those that there are."
    ),
    Why.NO_SUCH_FOLDER: QT_TRANSLATE_NOOP(
        "refusals", "This version has no folder {path}. Look at the folder above it, or at another version."
    ),
    Why.NOTHING_TO_TRY: QT_TRANSLATE_NOOP(
        "refusals", "There is no file in the backup that could be tried. Back up first, then try again."
    ),
    Why.NOT_A_PATTERN: QT_TRANSLATE_NOOP(
        "refusals", "{pattern} cannot be used to leave something out. Write for example *.iso or Downloads/."
    ),
    Why.RULE_OUTSIDE: QT_TRANSLATE_NOOP(
        "refusals", "{path} is in none of the folders, so there is nothing to leave out. Check its name."
    ),
    Why.NOT_A_PACE: QT_TRANSLATE_NOOP(
        "refusals", "{pace} is no pace. Say gentle, balanced or full, or megabytes a second, for example 15."
    ),
    Why.NOT_A_SAMPLE: QT_TRANSLATE_NOOP(
        "refusals", "{sample} is no part. Say for example 3/30 for the third of thirty parts."
    ),
    Why.TEST_DRIVE_FULL: QT_TRANSLATE_NOOP(
        "refusals",
        "Another program has filled the drive during the measurement, so it ended. Make room on the drive, and start"
        " again.",
    ),
    Why.TEST_DRIVE_GONE: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive is gone, or does not answer, so the measurement ended. Plug the drive in again, and start again:"
        " what the measurement left there is removed then.",
    ),
    Why.TEST_PROCESS_ENDED: QT_TRANSLATE_NOOP(
        "refusals",
        "A part of the program has stopped unexpectedly, perhaps because the computer ran out of memory. Start the"
        " measurement again: what it left on the drive is removed then.",
    ),
    Why.TEST_NEEDS_MORE: QT_TRANSLATE_NOOP(
        "refusals", "This measurement needs at least {least} on the drive, and finds {room}. Make room there first."
    ),
    Why.TEST_NEEDS_BUDGET: QT_TRANSLATE_NOOP(
        "refusals", "This measurement writes at least {least}, so it needs a larger budget."
    ),
    Why.TEST_NEEDS_EMPTY: QT_TRANSLATE_NOOP(
        "refusals", "Only an empty drive is filled: less than a tenth of it may be in use. Nothing was written."
    ),
    Why.TEST_ONLY_READS: QT_TRANSLATE_NOOP(
        "refusals", "A whole drive is only read. Choose position, random-read, readers or sequential."
    ),
    Why.TEST_NOT_ALLOWED: QT_TRANSLATE_NOOP(
        "refusals", "Reading {path} needs an administrator. Measure a folder on the drive instead."
    ),
    Why.TEST_INSIDE_BACKUP: QT_TRANSLATE_NOOP(
        "refusals",
        "{path} lies inside the backup in {backup}, and its next run could remove what a measurement needs. Measure "
        "that backup's own folder instead.",
    ),
    Why.NO_ZONES: QT_TRANSLATE_NOOP(
        "refusals",
        "{path} has no zones that the computer sees. Only host-managed and host-aware drives show them; most "
        "shingled drives keep theirs to themselves.",
    ),
    Why.ZONES_NOT_ALLOWED: QT_TRANSLATE_NOOP(
        "refusals",
        "Reading the zones needs an administrator. Save the output of “sudo blkzone report {path}” in a file, and open "
        "that file instead.",
    ),
    Why.TEST_NO_WRITE_CACHE: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive's write cache cannot be switched: the drive or its enclosure does not offer that, or it was not "
        "allowed. Leave out the test write-cache.",
    ),
    Why.WRITE_CACHE_LEFT: QT_TRANSLATE_NOOP(
        "refusals",
        "An earlier measurement was interrupted before it could reset the drive's write cache, and resetting it was "
        "not allowed now. Try again, and type the password when asked.",
    ),
    Why.TEST_RUNNING: QT_TRANSLATE_NOOP(
        "refusals", "Another measurement is running at {path}. Let it end, then start again."
    ),
    Why.SETTINGS_UNREADABLE: QT_TRANSLATE_NOOP(
        "refusals", "The settings in {path} cannot be understood ({detail}). Mend the file or remove it."
    ),
    Why.SETTINGS_UNWRITABLE: QT_TRANSLATE_NOOP(
        "refusals", "Your choices could not be kept in {path} ({detail}). Make room there, or make the folder yours."
    ),
    Why.TIMER_REFUSED: QT_TRANSLATE_NOOP(
        "refusals",
        "The timer could not be changed ({detail}). Daily backups begin while Shingleback is open or in the tray.",
    ),
    Why.TARGET_UNWRITABLE: QT_TRANSLATE_NOOP(
        "refusals", "Nothing can be put into {path} ({detail}). Choose another folder."
    ),
    Why.TARGET_FULL: QT_TRANSLATE_NOOP(
        "refusals", "There is no room left in {path}. Choose another folder, or restore less at once."
    ),
    Why.PLACES_UNKNOWN: QT_TRANSLATE_NOOP(
        "refusals",
        "According to the backup, these files were in {places}. This computer has never backed up files from there."
        " Restore them to another folder, or confirm that they may go there.",
    ),
    Why.TARGET_INSIDE_BACKUP: QT_TRANSLATE_NOOP(
        "refusals", "{path} lies in the backup itself. Choose a folder that is somewhere else."
    ),
    Why.DRIVE_GONE: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive is gone. Files already on it are safe. Plug the drive back in and start again to continue.",
    ),
    Why.DRIVE_WRITE_ERROR: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive did not take what was written ({detail}). Try another cable or port; if it happens again,"
        " have the drive's health checked.",
    ),
    Why.DRIVE_CORRUPT: QT_TRANSLATE_NOOP(
        "refusals",
        "The filesystem on the drive is damaged ({detail}). Unmount it, and have it checked and repaired before"
        " anything is written to it again.",
    ),
    Why.DRIVE_PROTECTED: QT_TRANSLATE_NOOP(
        "refusals",
        "Something in the backup on the drive may not be changed ({detail}). lsattr -R and ls -l show what is protected"
        " or belongs to somebody else. Undo that, then start again: the backup goes on where it stopped.",
    ),
    Why.DRIVE_READ_ONLY: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive can only be read now, so nothing more could be written. Unplug it, plug it in again, and have"
        " it checked.",
    ),
    Why.DRIVE_DIVIDED: QT_TRANSLATE_NOOP(
        "refusals",
        "Something in the backup on the drive can't be moved to another folder there ({detail}). Make the folder"
        " that it is in an ordinary one again: copy it, remove it, and give the copy its name.",
    ),
    Why.DRIVE_HAS_SUBVOLUME: QT_TRANSLATE_NOOP(
        "refusals",
        "{path}, in the backup on the drive, is a subvolume, so nothing can be moved into it or out of it. Make"
        " it an ordinary folder again.",
    ),
    Why.DRIVE_HAS_MOUNT: QT_TRANSLATE_NOOP(
        "refusals",
        "{path}, in the backup on the drive, is a mount point, so nothing can be moved into it or out of it."
        " Unmount what is mounted there, then start again.",
    ),
    Why.DRIVE_HAS_PROJECT: QT_TRANSLATE_NOOP(
        "refusals",
        "{path}, in the backup on the drive, has another project ID than the rest, so the filesystem moves"
        " nothing between them. Give the whole backup one project ID: lsattr -pR shows them, chattr -p changes"
        " them.",
    ),
    Why.DRIVE_HAS_KEY: QT_TRANSLATE_NOOP(
        "refusals",
        "{path}, in the backup on the drive, is encrypted with another key than the rest, so the filesystem moves"
        " nothing between them. Make it an ordinary folder again.",
    ),
    Why.DRIVE_IS_OVERLAY: QT_TRANSLATE_NOOP(
        "refusals",
        "The backup is on an overlay filesystem, which can't move the folder {path} out of its lower layer. Mount"
        " it with redirect_dir=on, or back up to an ordinary filesystem.",
    ),
    Why.DRIVE_READ_ERROR: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive could not be read ({detail}). Try another cable or port; if it happens again,"
        " have the drive's health checked.",
    ),
    Why.DRIVE_SILENT: QT_TRANSLATE_NOOP(
        "refusals", "The drive does not answer. It may be busy with itself: wait a few minutes, then start again."
    ),
    Why.PROCESS_ENDED: QT_TRANSLATE_NOOP(
        "refusals",
        "A part of the program has stopped unexpectedly, perhaps because the computer ran out of memory. Start again:"
        " what is finished is safe.",
    ),
    Why.CANCELED: QT_TRANSLATE_NOOP("refusals", "Stopped. The next backup goes on from here."),
    Why.RESTORE_STOPPED: QT_TRANSLATE_NOOP(
        "refusals", "Stopped. What was restored so far is complete. Restore again to get the rest."
    ),
    Why.STOPPED: QT_TRANSLATE_NOOP("refusals", "Stopped."),
    Why.NOTHING_TO_EJECT: QT_TRANSLATE_NOOP("refusals", "{path} is not on a drive that can be unplugged."),
    Why.EJECT_BUSY: QT_TRANSLATE_NOOP(
        "refusals", "The drive is in use. Close the programs and windows that show its files, then try again."
    ),
    Why.EJECT_REFUSED: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive could not be ejected ({detail}). Do not unplug it yet; try again, or shut the computer down.",
    ),
    Why.EJECT_TIMED_OUT: QT_TRANSLATE_NOOP(
        "refusals",
        "Nobody can say whether the drive has finished writing. Do not unplug it yet; eject it again in some minutes.",
    ),
    Why.EJECT_STILL_MOUNTED: QT_TRANSLATE_NOOP(
        "refusals", "The drive is still mounted at {path}. Do not unplug it yet; unmount it there, then try again."
    ),
    Why.EJECT_STOPPED: QT_TRANSLATE_NOOP(
        "refusals", "Stopped. The drive may still be writing: do not unplug it, and eject it again."
    ),
    Why.FILE_UNREADABLE: QT_TRANSLATE_NOOP("refusals", "{path} cannot be read ({detail})."),
    Why.DRIVE_TABLE_UNREADABLE: QT_TRANSLATE_NOOP(
        "refusals", "The table of drives in {path} cannot be understood ({detail}). Mend the file, or move it away."
    ),
    Why.NO_EVIDENCE: QT_TRANSLATE_NOOP(
        "refusals", "Say something about the drive: --model, --usb, --capacity, --smartctl or --sysfs."
    ),
    Why.NO_SUCH_DRIVE: QT_TRANSLATE_NOOP(
        "refusals", "{device} is no drive that is plugged in. The command `drives` shows those that are."
    ),
    Why.KERNEL_LOG_CLOSED: QT_TRANSLATE_NOOP(
        "refusals",
        "You may not read the kernel's log on this computer. Run the command with sudo, or ask for membership in the"
        " group systemd-journal, or save the log to a file as administrator (dmesg > log.txt) and give it with"
        " --kernel-log.",
    ),
    Why.NOT_THIS_DRIVE: QT_TRANSLATE_NOOP("refusals", "{drive} cannot be prepared: {reason}"),
    Why.DRIVE_IS_ANOTHER: QT_TRANSLATE_NOOP(
        "refusals",
        "{device} is not as you confirmed it any more (different: {what}). It was left as it is; look at the drives"
        " again.",
    ),
    Why.IS_A_PART: QT_TRANSLATE_NOOP(
        "refusals", "{device} is only a part of {drive}, and a drive is prepared as a whole. Name all of it: {whole}"
    ),
    Why.NOT_AN_IDENTITY: QT_TRANSLATE_NOOP(
        "refusals", "What --identity says cannot be read. Give it exactly as `prepare --dry-run --json` told it."
    ),
    Why.PLAN_CHANGED: QT_TRANSLATE_NOOP(
        "refusals",
        "This computer would now prepare {drive} in another way than was shown: something was installed or removed"
        " meanwhile. Nothing was changed; look at the plan again.",
    ),
    Why.NAME_NOT_CONFIRMED: QT_TRANSLATE_NOOP(
        "refusals", "Everything on {drive} will be erased. To confirm that, name it exactly so: {name}"
    ),
    Why.PROFILE_NOT_TO_BE_HAD: QT_TRANSLATE_NOOP(
        "refusals", "The profile {profile} cannot be made on this computer: {reason}"
    ),
    Why.LABEL_TOO_LONG: QT_TRANSLATE_NOOP(
        "refusals", "The name “{label}” is too long for this kind of drive. Choose one of at most {most} letters."
    ),
    Why.LABEL_UNUSABLE: QT_TRANSLATE_NOOP(
        "refusals", "A drive cannot be called “{label}”. Use letters and digits, and begin with one of them."
    ),
    Why.KEY_MISSING: QT_TRANSLATE_NOOP(
        "refusals", "An encrypted drive needs a passphrase. Type one twice, and keep it where you find it again."
    ),
    Why.KEY_WRONG: QT_TRANSLATE_NOOP("refusals", "This is not the passphrase of the drive. Type it once more."),
    Why.NOT_ALLOWED: QT_TRANSLATE_NOOP(
        "refusals",
        "This computer did not allow that. If it asked for a password, try again and type it; otherwise, log in at the"
        " computer itself, or ask its administrator.",
    ),
    Why.PREPARE_FAILED: QT_TRANSLATE_NOOP("refusals", "{step} failed. {state} {detail}"),
    Why.PREPARE_INTERRUPTED: QT_TRANSLATE_NOOP(
        "refusals", "The preparation was stopped before it was complete. {state}"
    ),
    Why.PREPARED_DIFFERENTLY: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive was formatted, but not as it should be for a shingled drive: {detail}. Prepare it once more.",
    ),
    Why.NOTHING_TO_MOUNT: QT_TRANSLATE_NOOP(
        "refusals", "There is nothing on {device} that could be opened. Prepare it for backups first."
    ),
    Why.MOUNT_REFUSED: QT_TRANSLATE_NOOP(
        "refusals", "The drive could not be opened. Unplug it, plug it in again, and try once more."
    ),
    Why.MOUNT_BUSY: QT_TRANSLATE_NOOP(
        "refusals", "Programs are using the drive. Close what you have open there, then try again."
    ),
    Why.MOUNT_UNANSWERED: QT_TRANSLATE_NOOP(
        "refusals",
        "Nobody can say whether that was done: the service that knows the drives (UDisks2) has not answered. Wait a"
        " minute, and look at the drive again.",
    ),
    Why.STAYS_AS_IT_IS: QT_TRANSLATE_NOOP(
        "refusals",
        "{path} is not on a drive that can be unplugged, and stays open as it is. A backup asks the system not to note"
        " when it read your files and folders there. Of files that belong to other people, and of links, the system"
        " notes it all the same: a small write for each.",
    ),
    Why.ENCRYPTED_CLOSED: QT_TRANSLATE_NOOP("refusals", "{device} is encrypted. Type its passphrase to open it."),
    Why.CLOSE_REFUSED: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive could not be closed ({detail}). Do not unplug it yet; try again, or shut the computer down.",
    ),
    Why.HELPER_MISSING: QT_TRANSLATE_NOOP(
        "refusals",
        "For this, Shingleback's helper has to be installed by the administrator of this computer:"
        " sudo packaging/install-helper, in the folder of Shingleback.",
    ),
    Why.HELPER_REFUSED: QT_TRANSLATE_NOOP("refusals", "Shingleback's helper has not done that: {reason}."),
    Why.NO_UDISKS: QT_TRANSLATE_NOOP(
        "refusals",
        "Everything is written out, but the service that ejects drives (UDisks2) does not answer. Do not unplug the"
        " drive yet; eject it in your file manager, or shut the computer down.",
    ),
    Why.COMPUTER_EXHAUSTED: QT_TRANSLATE_NOOP(
        "refusals",
        "This computer could not give the program what it needs ({detail}). The drive is not the cause."
        " Close other programs, then try again.",
    ),
    Why.COMPUTER_REFUSED: QT_TRANSLATE_NOOP(
        "refusals",
        "This computer's own disk did not take or give what the program notes there ({detail})."
        " See that it has room, then start again: the backup goes on where it was.",
    ),
    Why.STATE_UNWRITABLE: QT_TRANSLATE_NOOP(
        "refusals",
        "Shingleback may not write to {path}, where it notes what is on the drive. Make that folder yours, or set HOME"
        " to a folder of yours, then start again.",
    ),
    Why.INTERNAL: QT_TRANSLATE_NOOP(
        "refusals", "Something went wrong in the program itself ({detail}). Your files are untouched; please report it."
    ),
}


def sentence(why: str, values: Mapping[str, str | int], translate: Translate = untranslated) -> str:
    """The sentence for the user; empty if the reason is unknown. A missing value becomes an ellipsis."""
    try:
        template = _SENTENCES[Why(why)]
    except (ValueError, KeyError):
        return ""
    known = _in_words(Why(why), _shown(values), translate)
    return translate(_CONTEXT, template).format_map(defaultdict[str, str | int](lambda: "…", known)).rstrip()


def _shown(values: Mapping[str, str | int]) -> dict[str, str | int]:
    """Escape the values for display. The detail may have several lines."""
    return {
        name: (visible_lines if name == _DETAIL else visible)(value) if isinstance(value, str) else value
        for name, value in values.items()
    }


def last_line(detail: str) -> str:
    """The last line of a traceback; the full traceback is available elsewhere."""
    last = next((line.strip() for line in reversed(text_lines(detail)) if line.strip()), "")
    return last if len(last) <= _LONGEST_GIST else f"{last[:_LONGEST_GIST]}…"


def _in_words(why: Why, values: Mapping[str, str | int], translate: Translate) -> Mapping[str, str | int]:
    """Replace values that are codes by words."""
    if why is Why.INTERNAL and _DETAIL in values:
        return {**values, _DETAIL: last_line(str(values[_DETAIL]))}
    if why not in _WITH_CODES:
        return values
    from shingleback.messages.codes import codes_as_text  # noqa: PLC0415 (half of all sentences, for what seldom happens)

    cause = _cause(values, translate) if why in _WITH_CAUSE else {}
    return {**values, **cause, **codes_as_text(why, values, translate)}


def _cause(values: Mapping[str, str | int], translate: Translate) -> dict[str, str]:
    """The cause: the sentence of the refusal behind it, or else the system's message in brackets."""
    detail = str(values.get(_DETAIL, ""))
    return {_DETAIL: sentence(str(values.get("cause", "")), values, translate) or (f"({detail})" if detail else "")}
