"""Why a profile is recommended, what stands in the way of another one, and how to get that."""

from typing import Final

from shingleback.model.preparation import Missing, Reason, Recommendation
from shingleback.model.profile import Profile
from shingleback.model.profiles import PROFILES
from shingleback.words import QT_TRANSLATE_NOOP, Translate, profiles, untranslated

_CONTEXT: Final = "profiles"

_REASONS: Final[dict[Reason, str]] = {
    Reason.BEST_ON_LINUX: QT_TRANSLATE_NOOP(
        "profiles",
        "It suits a shingled drive best: it writes in long pieces, and it notices when a file has gone bad.",
    ),
    Reason.BEST_FOR_MEDIA: QT_TRANSLATE_NOOP(
        "profiles", "For few, large files: its tables are small, and all stand at the beginning of the drive."
    ),
    Reason.SHARED: QT_TRANSLATE_NOOP(
        "profiles", "It is what Linux, Windows and macOS can all read and write, in pieces that suit small files."
    ),
    Reason.SHARED_LARGE: QT_TRANSLATE_NOOP(
        "profiles", "It is what Linux, Windows and macOS can all read and write, in pieces that suit large files."
    ),
    Reason.ENCRYPTED_IS_NOT_SHARED: QT_TRANSLATE_NOOP(
        "profiles",
        "Windows and macOS cannot open a drive that Linux has encrypted. So this is encrypted, and for Linux only. If"
        " sharing matters more to you, go back and choose no encryption.",
    ),
    Reason.HOST_MANAGED: QT_TRANSLATE_NOOP(
        "profiles", "This drive must be written in order, zone by zone, which this does. Only Linux can read it."
    ),
    Reason.SECOND_BEST: QT_TRANSLATE_NOOP("profiles", "It is the best that can be made on this computer."),
    Reason.NOTHING_FITS: QT_TRANSLATE_NOOP("profiles", "Nothing that serves you well can be made on this computer."),
}
_BETTER: Final = QT_TRANSLATE_NOOP("profiles", "Better would be “{title}”.")
_NEEDED: Final = QT_TRANSLATE_NOOP("profiles", "Right would be “{title}”.")

_MISSING: Final[dict[Missing, str]] = {
    Missing.SERVICE: QT_TRANSLATE_NOOP("profiles", "The drive service (UDisks2) does not answer."),
    Missing.PROGRAM: QT_TRANSLATE_NOOP("profiles", "The program {program} is not installed."),
    Missing.KERNEL: QT_TRANSLATE_NOOP("profiles", "It needs Linux {kernel} or later."),
    Missing.MODULE: QT_TRANSLATE_NOOP("profiles", "This Linux cannot open such a drive: {filesystem} is not in it."),
    Missing.OPTIONS: QT_TRANSLATE_NOOP(
        "profiles", "The drive service (UDisks2) of this computer would leave out the options, without saying so."
    ),
    Missing.HOST_MANAGED: QT_TRANSLATE_NOOP("profiles", "It is only for drives that must be written in order."),
    Missing.NOT_HOST_MANAGED: QT_TRANSLATE_NOOP(
        "profiles", "This drive must be written in order, which this filesystem cannot do."
    ),
    Missing.ENCRYPTION: QT_TRANSLATE_NOOP("profiles", "It cannot be encrypted here."),
}
_INSTALL: Final = QT_TRANSLATE_NOOP("profiles", "Install the package {package}, then look again.")
_REMEDIES: Final[dict[Missing, str]] = {
    Missing.SERVICE: QT_TRANSLATE_NOOP("profiles", "Install the package udisks2, or start the computer anew."),
    Missing.KERNEL: QT_TRANSLATE_NOOP("profiles", "A newer version of your Linux system brings it."),
    Missing.MODULE: QT_TRANSLATE_NOOP("profiles", "A newer version of your Linux system may bring it."),
    Missing.OPTIONS: QT_TRANSLATE_NOOP(
        "profiles",
        "Have Shingleback's helper installed by the administrator of this computer (sudo packaging/install-helper, in"
        " the folder of Shingleback), or use a system with UDisks2 2.10 or later.",
    ),
    Missing.HOST_MANAGED: QT_TRANSLATE_NOOP("profiles", "Choose another profile."),
    Missing.NOT_HOST_MANAGED: QT_TRANSLATE_NOOP("profiles", "Choose the one for drives with zones."),
    Missing.ENCRYPTION: QT_TRANSLATE_NOOP("profiles", "Choose no encryption, or another drive or profile."),
}
_OPTIONS_INSIDE: Final = QT_TRANSLATE_NOOP(
    "profiles", "Use a system with UDisks2 2.10 or later: with encryption, Shingleback's helper cannot do it."
)
_ENCRYPTION_PACKAGE: Final = QT_TRANSLATE_NOOP(
    "profiles", "Install what the drive service needs for encryption: in Debian 12, libblockdev-crypto2."
)
_PACKAGES: Final = {
    "mkfs.btrfs": "btrfs-progs",
    "mkfs.ext4": "e2fsprogs",
    "mkfs.exfat": "exfatprogs",
    "mkfs.xfs": "xfsprogs",
    "mkfs.f2fs": "f2fs-tools",
    "mkfs.ntfs": "ntfs-3g",
    "mkfs.nilfs2": "nilfs-tools",
}


def reason(one: Reason, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _REASONS[one])


def missing(one: Missing, profile: Profile, translate: Translate = untranslated) -> str:
    """What stands in the way of the profile."""
    return translate(_CONTEXT, _MISSING[one]).format(
        program=profile.needs.program,
        kernel=".".join(map(str, profile.needs.kernel)),
        filesystem=profile.filesystem,
    )


def remedy(one: Missing, profile: Profile, *, is_encrypted: bool, translate: Translate = untranslated) -> str:
    """How to get what is missing. `is_encrypted`: that is what was asked for."""
    if one is Missing.PROGRAM:
        return translate(_CONTEXT, _INSTALL).format(package=_PACKAGES[profile.needs.program])
    if one is Missing.OPTIONS and is_encrypted:
        return translate(_CONTEXT, _OPTIONS_INSIDE)
    if one is Missing.ENCRYPTION and profile.can_be_encrypted:
        return translate(_CONTEXT, _ENCRYPTION_PACKAGE)
    return translate(_CONTEXT, _REMEDIES[one])


def obstacles(
    missing_things: tuple[Missing, ...], profile: Profile, *, is_encrypted: bool, translate: Translate = untranslated
) -> str:
    """All that stands in the way of a profile, each with how to get it."""
    return " ".join(
        f"{missing(one, profile, translate)} {remedy(one, profile, is_encrypted=is_encrypted, translate=translate)}"
        for one in missing_things
    )


def recommended(recommendation: Recommendation, translate: Translate = untranslated) -> str:
    """The whole answer under the name of the profile: why this one, and what would be better."""
    sentences = [reason(recommendation.reason, translate)]
    if recommendation.instead_of is not None:
        better = PROFILES[recommendation.instead_of]
        text = translate(_CONTEXT, _BETTER if recommendation.profile else _NEEDED)
        is_encrypted = recommendation.is_encrypted
        sentences.append(text.format(title=profiles.title(better.id, translate)))
        sentences.append(obstacles(recommendation.missing, better, is_encrypted=is_encrypted, translate=translate))
    return " ".join(sentences)
