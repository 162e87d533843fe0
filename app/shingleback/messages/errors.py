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
_AS_TYPED: Final = frozenset({Why.RULE_OUTSIDE})  # repeats what the user wrote
_COMMANDS: Final = ("sudo ", "`")  # signs of a command, which needs the path itself
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

SENTENCES: Final[dict[Why, str]] = {
    **drive_service.REFUSALS,
    **cloning_codes.REFUSALS,
    **cloning_codes.MOVE_REFUSALS,
    **accidents.REFUSALS,
    **sources.REFUSALS,
    Why.SOURCE_OR_DESTINATION_MISSING: QT_TRANSLATE_NOOP(
        "refusals", "Name the folders to back up, then the folder on the drive to back them up to."
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
        "refusals", "You don't have permission to write to {path}. Choose another folder, or change its owner."
    ),
    Why.CARE_NOT_POSSIBLE: QT_TRANSLATE_NOOP("refusals", "This isn't possible for this drive right now."),
    Why.CARE_NOT_EXTERNAL: QT_TRANSLATE_NOOP(
        "refusals", "{path} is not on an external drive. Name a folder on the external drive, or its device."
    ),
    Why.DESTINATION_BUSY: QT_TRANSLATE_NOOP(
        "refusals", "A backup, move or check is still using this folder. Wait until it has finished, then try again."
    ),
    Why.MOVE_UNFINISHED_HERE: QT_TRANSLATE_NOOP(
        "refusals",
        "Moving a backup to this folder was interrupted. Finish the move, or choose another folder. To give up the"
        " move, first delete the hidden folder {folder} there.",
    ),
    Why.DESTINATION_CHANGED: QT_TRANSLATE_NOOP(
        "refusals",
        "The backup in {path} is gone. Plug in its drive, or start a new backup there.",
    ),
    Why.OTHER_BACKUP: QT_TRANSLATE_NOOP(
        "refusals",
        "The backup in {path} is not the same one as before. Plug in the right drive, or confirm that you want to"
        " continue with this one.",
    ),
    Why.NO_BACKUP_HERE: QT_TRANSLATE_NOOP(
        "refusals", "There is no backup in {path}. Name the folder that contains .shingleback."
    ),
    Why.BACKUP_UNREADABLE: QT_TRANSLATE_NOOP(
        "refusals",
        "You don't have permission to read this backup. The person who made it does, and so does the administrator.",
    ),
    Why.BACKUP_TOO_NEW: QT_TRANSLATE_NOOP(
        "refusals", "This backup was made by a newer version of Shingleback. Install that version to use it."
    ),
    Why.BACKUP_TOO_OLD: QT_TRANSLATE_NOOP(
        "refusals",
        "This backup was made by an early test version of Shingleback, and can't be continued. You can copy its"
        " files with any program. Choose another folder for new backups.",
    ),
    Why.MANIFEST_DAMAGED: QT_TRANSLATE_NOOP(
        "refusals",
        "{file} in the folder .shingleback of the backup is damaged. You can still copy your files from the backup"
        " with any program.",
    ),
    Why.NO_SUCH_VERSION: QT_TRANSLATE_NOOP(
        "refusals", "There is no version {version}. `shingleback versions` lists all versions."
    ),
    Why.NO_SUCH_FOLDER: QT_TRANSLATE_NOOP(
        "refusals", "This version has no folder {path}. Look in the folder above it, or in another version."
    ),
    Why.NOTHING_TO_TRY: QT_TRANSLATE_NOOP(
        "refusals", "The backup has no file to test yet. Back up first, then try again."
    ),
    Why.NOT_A_PATTERN: QT_TRANSLATE_NOOP(
        "refusals", "{pattern} is not a valid exclude rule. Use a pattern such as *.iso or Downloads/."
    ),
    Why.RULE_OUTSIDE: QT_TRANSLATE_NOOP(
        "refusals", "{path} is not in any of the folders, so there is nothing to exclude. Check the name."
    ),
    Why.NOT_A_PACE: QT_TRANSLATE_NOOP(
        "refusals", "{pace} is not a valid pace. Use gentle, balanced, full, or megabytes per second, such as 15."
    ),
    Why.NOT_A_SAMPLE: QT_TRANSLATE_NOOP(
        "refusals", "{sample} is not a valid part. Use 3/30, for example, for the third of thirty parts."
    ),
    Why.TEST_DRIVE_FULL: QT_TRANSLATE_NOOP(
        "refusals",
        "Another program filled the drive during the measurement, so it stopped. Free some space on the drive, and"
        " start again.",
    ),
    Why.TEST_DRIVE_GONE: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive was unplugged or stopped responding, so the measurement stopped. Plug the drive back in and"
        " start again. This also removes the files of this measurement.",
    ),
    Why.TEST_PROCESS_ENDED: QT_TRANSLATE_NOOP(
        "refusals",
        "A part of the program stopped unexpectedly, perhaps because the computer ran out of memory. Start the"
        " measurement again. This also removes the files of this measurement.",
    ),
    Why.TEST_NEEDS_MORE: QT_TRANSLATE_NOOP(
        "refusals",
        "This measurement needs at least {least} of free space on the drive, but there is only {room}. Free"
        " some space first.",
    ),
    Why.TEST_NEEDS_BUDGET: QT_TRANSLATE_NOOP(
        "refusals", "This measurement writes at least {least}. Allow it to write more."
    ),
    Why.TEST_NEEDS_EMPTY: QT_TRANSLATE_NOOP(
        "refusals", "This measurement only fills empty drives, with less than a tenth in use. Nothing was written."
    ),
    Why.TEST_ONLY_READS: QT_TRANSLATE_NOOP(
        "refusals", "A whole drive can only be read. Choose position, random-read, readers or sequential."
    ),
    Why.TEST_NOT_ALLOWED: QT_TRANSLATE_NOOP(
        "refusals", "Reading {path} needs an administrator. Measure a folder on the drive instead."
    ),
    Why.TEST_INSIDE_BACKUP: QT_TRANSLATE_NOOP(
        "refusals",
        "{path} is inside the backup in {backup}, whose next run could delete the files of the measurement. Measure"
        " the folder of the backup instead.",
    ),
    Why.NO_ZONES: QT_TRANSLATE_NOOP(
        "refusals",
        "{path} shows no zones to the computer. Only host-managed and host-aware drives do; most shingled drives"
        " hide theirs.",
    ),
    Why.ZONES_NOT_ALLOWED: QT_TRANSLATE_NOOP(
        "refusals",
        "Reading the zones needs an administrator. Save the output of “sudo blkzone report {path}” in a file, and open "
        "that file instead.",
    ),
    Why.TEST_NO_WRITE_CACHE: QT_TRANSLATE_NOOP(
        "refusals",
        "The write cache of this drive can't be switched off and on. The drive or its enclosure doesn't support it,"
        " or permission was denied. Start again without the test write-cache.",
    ),
    Why.WRITE_CACHE_LEFT: QT_TRANSLATE_NOOP(
        "refusals",
        "An interrupted measurement left the write cache of this drive changed, and permission to reset it was"
        " denied. Try again, and enter the password when asked.",
    ),
    Why.TEST_RUNNING: QT_TRANSLATE_NOOP(
        "refusals", "Another measurement is running in {path}. Wait until it has finished, then try again."
    ),
    Why.SETTINGS_UNREADABLE: QT_TRANSLATE_NOOP(
        "refusals", "The settings file {path} is not valid ({detail}). Fix the file or delete it."
    ),
    Why.SETTINGS_NEWER: QT_TRANSLATE_NOOP(
        "refusals",
        "Your settings in {path} come from a newer version of Shingleback, and stay as they are. Install the newest"
        " version to use them.",
    ),
    Why.SETTINGS_UNWRITABLE: QT_TRANSLATE_NOOP(
        "refusals",
        "Your settings could not be saved in {path} ({detail}). Check that you can write to this folder.",
    ),
    Why.SETTINGS_FULL: QT_TRANSLATE_NOOP(
        "refusals", "Your settings could not be saved in {path} ({detail}). Free some space there, then try again."
    ),
    Why.TIMER_REFUSED: QT_TRANSLATE_NOOP(
        "refusals",
        "The timer could not be changed ({detail}). Daily backups start only while Shingleback is open or in the tray.",
    ),
    Why.TARGET_UNWRITABLE: QT_TRANSLATE_NOOP(
        "refusals", "Files can't be restored to {path} ({detail}). Choose another folder."
    ),
    Why.TARGET_FULL: QT_TRANSLATE_NOOP(
        "refusals", "There isn't enough space in {path}. Choose another folder, or restore fewer files at a time."
    ),
    Why.PLACES_UNKNOWN: QT_TRANSLATE_NOOP(
        "refusals",
        "These files were backed up from {places}, but this computer has never backed up these folders. Restore the"
        " files to another folder, or confirm that you want them there.",
    ),
    Why.TARGET_INSIDE_BACKUP: QT_TRANSLATE_NOOP("refusals", "{path} is inside the backup. Choose a folder outside it."),
    Why.DRIVE_GONE: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive was disconnected. What is on it is safe, and the next run copies what is missing.",
    ),
    Why.DRIVE_WRITE_ERROR: QT_TRANSLATE_NOOP(
        "refusals",
        "Writing to the drive failed ({detail}). Try another cable or port. If it happens again, check the health"
        " of the drive.",
    ),
    Why.DRIVE_CORRUPT: QT_TRANSLATE_NOOP(
        "refusals",
        "The filesystem on the drive is damaged ({detail}). Unmount it, then check and repair it before you use the"
        " drive again.",
    ),
    Why.DRIVE_CONTRADICTS: QT_TRANSLATE_NOOP(
        "refusals",
        "The filesystem on the drive contradicts itself: it says that a name is taken, and that nothing has this name."
        " NTFS does this after it has been full. Unmount the drive, mount it again, and start again to continue. If"
        " that doesn't help, check and repair the filesystem.",
    ),
    Why.DRIVE_PROTECTED: QT_TRANSLATE_NOOP(
        "refusals",
        "A file of the backup on the drive can't be changed ({detail}). Use lsattr -R and ls -l to find files that are"
        " protected or belong to somebody else, and change that. Then start again to continue.",
    ),
    Why.DRIVE_READ_ONLY: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive has become read-only, so the backup stopped. Unplug it, plug it back in, and check it.",
    ),
    Why.BACKUP_MOVED: QT_TRANSLATE_NOOP(
        "refusals",
        "{path} was deleted, renamed or moved during this run. If it still exists, move it back, then start again.",
    ),
    Why.DRIVE_DIVIDED: QT_TRANSLATE_NOOP(
        "refusals",
        "A file of the backup on the drive can't be moved to another folder there ({detail}). Replace its folder"
        " with an ordinary one: copy the folder, delete it, and give the copy its name.",
    ),
    Why.DRIVE_HAS_SUBVOLUME: QT_TRANSLATE_NOOP(
        "refusals",
        "{path} in the backup on the drive is a subvolume, so files can't be moved into or out of it. Replace it"
        " with an ordinary folder.",
    ),
    Why.DRIVE_HAS_MOUNT: QT_TRANSLATE_NOOP(
        "refusals",
        "{path} in the backup on the drive is a mount point, so files can't be moved into or out of it. Unmount it,"
        " then start again.",
    ),
    Why.DRIVE_HAS_PROJECT: QT_TRANSLATE_NOOP(
        "refusals",
        "{path} in the backup on the drive has a different project ID, so files can't be moved into or out of it."
        " Give the whole backup the same project ID: lsattr -pR shows the IDs, and chattr -p changes them.",
    ),
    Why.DRIVE_HAS_KEY: QT_TRANSLATE_NOOP(
        "refusals",
        "{path} in the backup on the drive is encrypted with a different key, so files can't be moved into or out"
        " of it. Replace it with an ordinary folder.",
    ),
    Why.DRIVE_IS_OVERLAY: QT_TRANSLATE_NOOP(
        "refusals",
        "The backup is on an overlay filesystem, which can't move the folder {path} from its lower layer. Mount it"
        " with redirect_dir=on, or back up to an ordinary filesystem.",
    ),
    Why.DRIVE_READ_ERROR: QT_TRANSLATE_NOOP(
        "refusals",
        "Reading from the drive failed ({detail}). Try another cable or port. If it happens again, check the health"
        " of the drive.",
    ),
    Why.DRIVE_SILENT: QT_TRANSLATE_NOOP(
        "refusals", "The drive is not responding. It may be tidying up. Wait a few minutes, then start again."
    ),
    Why.DESTINATION_SILENT: QT_TRANSLATE_NOOP(
        "refusals",
        "{path} isn't responding. Check that the computer or program that provides it is running and connected, then"
        " start again. Files already copied are safe.",
    ),
    Why.PROCESS_ENDED: QT_TRANSLATE_NOOP(
        "refusals",
        "A part of the program stopped unexpectedly, perhaps because the computer ran out of memory. Files already"
        " copied are safe, and the next try continues from there.",
    ),
    Why.CANCELED: QT_TRANSLATE_NOOP("refusals", "Stopped. The next backup copies what is missing."),
    Why.RESTORE_STOPPED: QT_TRANSLATE_NOOP(
        "refusals", "Stopped. The files restored so far are complete. Restore again to get the rest."
    ),
    Why.STOPPED: QT_TRANSLATE_NOOP("refusals", "Stopped."),
    Why.NOTHING_TO_EJECT: QT_TRANSLATE_NOOP("refusals", "{path} is not on an external drive."),
    Why.EJECT_BUSY: QT_TRANSLATE_NOOP(
        "refusals", "The drive is in use. Close the programs and windows that show its files, then try again."
    ),
    Why.EJECT_REFUSED: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive could not be ejected ({detail}). Don't unplug it yet. Try again, or shut down the computer.",
    ),
    Why.EJECT_TIMED_OUT: QT_TRANSLATE_NOOP(
        "refusals",
        "It is not clear whether the drive has finished writing. Don't unplug it yet. Eject it again in a few minutes.",
    ),
    Why.EJECT_STILL_MOUNTED: QT_TRANSLATE_NOOP(
        "refusals", "The drive is still mounted ({path}). Don't unplug it yet. Unmount it, then try again."
    ),
    Why.EJECT_STOPPED: QT_TRANSLATE_NOOP(
        "refusals", "Stopped. The drive may still be writing. Don't unplug it; eject it again."
    ),
    Why.FILE_UNREADABLE: QT_TRANSLATE_NOOP("refusals", "{path} can't be read ({detail})."),
    Why.DRIVE_TABLE_UNREADABLE: QT_TRANSLATE_NOOP(
        "refusals", "The drive table {path} is not valid ({detail}). Fix the file, or move it elsewhere."
    ),
    Why.NO_EVIDENCE: QT_TRANSLATE_NOOP(
        "refusals", "Describe the drive with --model, --usb, --capacity, --smartctl or --sysfs."
    ),
    Why.NO_SUCH_DRIVE: QT_TRANSLATE_NOOP(
        "refusals", "{device} is not a plugged-in drive. `shingleback drives` lists all of them."
    ),
    Why.KERNEL_LOG_CLOSED: QT_TRANSLATE_NOOP(
        "refusals",
        "You don't have permission to read the kernel log. Run the command with sudo, join the group"
        " systemd-journal, or save the log as administrator (dmesg > log.txt) and use --kernel-log log.txt.",
    ),
    Why.NOT_A_LOG: QT_TRANSLATE_NOOP(
        "refusals",
        "{path} holds neither a kernel log nor a SMART report. `journalctl -k > log.txt` saves a log, and"
        " `sudo smartctl -x /dev/sdX > report.txt` a report.",
    ),
    Why.NOT_THIS_DRIVE: QT_TRANSLATE_NOOP("refusals", "{drive} can't be prepared: {reason}"),
    Why.DRIVE_IS_ANOTHER: QT_TRANSLATE_NOOP(
        "refusals",
        "{device} has changed since you confirmed it (different: {what}), so it was left alone. Check the list of"
        " drives again.",
    ),
    Why.IS_A_PART: QT_TRANSLATE_NOOP("refusals", "{device} is only a part of {drive}. Name the whole drive: {whole}"),
    Why.NOT_AN_IDENTITY: QT_TRANSLATE_NOOP(
        "refusals",
        "The value of --identity is not valid. Use exactly the value that `prepare --dry-run --json` printed.",
    ),
    Why.PLAN_CHANGED: QT_TRANSLATE_NOOP(
        "refusals",
        "The plan for {drive} has changed since you saw it, because a program was installed or removed. Nothing was"
        " changed. Check the plan again.",
    ),
    Why.NAME_NOT_CONFIRMED: QT_TRANSLATE_NOOP(
        "refusals", "Everything on {drive} will be erased. To confirm, use exactly this name: {name}"
    ),
    Why.PROFILE_NOT_TO_BE_HAD: QT_TRANSLATE_NOOP(
        "refusals", "The profile {profile} can't be created on this computer: {reason}"
    ),
    Why.LABEL_TOO_LONG: QT_TRANSLATE_NOOP(
        "refusals", "The name “{label}” is too long for this filesystem. Use at most {most} characters."
    ),
    Why.LABEL_UNUSABLE: QT_TRANSLATE_NOOP(
        "refusals",
        "The name “{label}” can't be used for a drive. Use letters and digits, and start with one of them.",
    ),
    Why.KEY_MISSING: QT_TRANSLATE_NOOP(
        "refusals", "An encrypted drive needs a passphrase. Enter it twice, and keep it in a safe place."
    ),
    Why.KEY_WRONG: QT_TRANSLATE_NOOP("refusals", "This passphrase is wrong. Try again."),
    Why.NOT_ALLOWED: QT_TRANSLATE_NOOP(
        "refusals",
        "Permission was denied. If you were asked for a password, try again and enter it. Otherwise, log in at the"
        " computer itself, or ask its administrator.",
    ),
    Why.PREPARE_FAILED: QT_TRANSLATE_NOOP("refusals", "{step} failed. {state} {detail}"),
    Why.PREPARE_INTERRUPTED: QT_TRANSLATE_NOOP(
        "refusals", "The preparation was stopped before it had finished. {state}"
    ),
    Why.PREPARED_DIFFERENTLY: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive was formatted, but not in the best way for a shingled drive: {detail}. Prepare it again.",
    ),
    Why.NOTHING_TO_MOUNT: QT_TRANSLATE_NOOP(
        "refusals", "{device} has no filesystem that can be opened. Prepare the drive for backups first."
    ),
    Why.MOUNT_REFUSED: QT_TRANSLATE_NOOP(
        "refusals", "The drive could not be opened. Unplug it, plug it back in, and try again."
    ),
    Why.MOUNT_BUSY: QT_TRANSLATE_NOOP(
        "refusals", "Other programs are using the drive. Close the files that you have open there, then try again."
    ),
    Why.MOUNT_UNANSWERED: QT_TRANSLATE_NOOP(
        "refusals",
        "It is not clear whether this worked, because the drive service (UDisks2) is not responding. Wait a minute,"
        " then check the drive again.",
    ),
    Why.STAYS_AS_IT_IS: QT_TRANSLATE_NOOP(
        "refusals",
        "{path} is not on an external drive, so it stays mounted as it is. Backups ask the system not to record"
        " access times. For links and for files of other people, the system records them anyway, which costs a"
        " small write each.",
    ),
    Why.ENCRYPTED_CLOSED: QT_TRANSLATE_NOOP("refusals", "{device} is encrypted. Enter its passphrase to open it."),
    Why.CLOSE_REFUSED: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive could not be closed ({detail}). Don't unplug it yet. Try again, or shut down the computer.",
    ),
    Why.NOT_ADJUSTABLE: QT_TRANSLATE_NOOP(
        "refusals", "{device} doesn't offer this setting the way it is connected now."
    ),
    Why.HELPER_MISSING: QT_TRANSLATE_NOOP(
        "refusals",
        "This needs the helper of Shingleback. An administrator can install it with sudo packaging/install-helper"
        " in the folder of Shingleback.",
    ),
    Why.HELPER_REFUSED: QT_TRANSLATE_NOOP("refusals", "The helper of Shingleback could not do this: {reason}."),
    Why.NO_UDISKS: QT_TRANSLATE_NOOP(
        "refusals",
        "All data is written, but the drive service (UDisks2) is not responding. Don't unplug the drive yet. Eject"
        " it in your file manager, or shut down the computer.",
    ),
    Why.COMPUTER_EXHAUSTED: QT_TRANSLATE_NOOP(
        "refusals",
        "The computer refused something that the program needs ({detail}). The drive is not the cause. Close other"
        " programs, then try again.",
    ),
    Why.COMPUTER_REFUSED: QT_TRANSLATE_NOOP(
        "refusals",
        "The program could not read or save its own data on this computer's disk ({detail}). Check that the disk"
        " has free space, then start again.",
    ),
    Why.STATE_MISSING: QT_TRANSLATE_NOOP(
        "refusals",
        "{path}, where Shingleback keeps its own files, isn't there. If it is on a disk that isn't mounted, mount it."
        " Otherwise, set HOME to a folder of yours. Then start again.",
    ),
    Why.STATE_UNWRITABLE: QT_TRANSLATE_NOOP(
        "refusals",
        "Shingleback has no permission to write to {path}, where it keeps the list of files on the drive. Change"
        " the owner of that folder, or set HOME to a folder of yours, then start again.",
    ),
    Why.INTERNAL: QT_TRANSLATE_NOOP(
        "refusals", "An internal error occurred ({detail}). Your files are unchanged. Please report this bug."
    ),
}


def sentence(why: str, values: Mapping[str, str | int], translate: Translate = untranslated) -> str:
    """The sentence for the user; empty if the reason is unknown. A missing value becomes an ellipsis."""
    try:
        template = SENTENCES[Why(why)]
    except (ValueError, KeyError):
        return ""
    is_path_needed = Why(why) in _AS_TYPED or any(sign in template for sign in _COMMANDS)
    shown_values = {
        name: (visible_lines if name == _DETAIL else visible)(value) if isinstance(value, str) else value
        for name, value in values.items()
    }
    if not is_path_needed:
        shown_values |= _names(values, translate)
    words_of_values = _in_words(Why(why), shown_values, translate)
    text = translate(_CONTEXT, template).format_map(defaultdict[str, str | int](lambda: "…", words_of_values))
    return translate.begun(text.rstrip())


def _names(values: Mapping[str, str | int], translate: Translate) -> dict[str, str | int]:
    """The names of the paths. The detail is a message of the system, of which a line may begin with a mount point."""
    return {
        name: "\n".join(translate.path(line) if line.startswith("/") else visible(line) for line in value.split("\n"))
        if name == _DETAIL
        else translate.path(value)
        for name, value in values.items()
        if isinstance(value, str) and (name == _DETAIL or value.startswith("/"))
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

    cause = {}
    if why in _WITH_CAUSE:  # the sentence of the refusal behind it, or else the system's message
        detail = str(values.get(_DETAIL, ""))
        cause_text = sentence(str(values.get("cause", "")), values, translate)
        cause = {_DETAIL: cause_text or (f"({detail})" if detail else "")}
    return {**values, **cause, **codes_as_text(why, values, translate)}
