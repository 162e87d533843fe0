"""Compares a backup with this computer's records of it, and updates the records after a run."""

from shingleback.engine.drive.messages import LookAtSegments, SegmentsSeen
from shingleback.engine.repo import layout
from shingleback.engine.repo.seal import DriveMark, SealComparison, SealedList, SealStatus, SealStore
from shingleback.engine.report import Reporter
from shingleback.engine.source.drive_client import Conversation
from shingleback.engine.source.index_catch_up import CaughtUp

_NOTES = {
    SealStatus.CHANGED: "manifest-changed",
    SealStatus.SET_BACK: "manifest-is-another",
    SealStatus.ADDED_TO: "manifest-added-to",
}


def tell(reporter: Reporter, compared: SealComparison) -> None:
    """One sentence, if the user has to know it."""
    code = _NOTES.get(compared.standing)
    if code is not None:
        reporter.note(code, **({"host": compared.host} if compared.host else {}))


class Sealing:
    """The seal of one run. Attributes: `drive` is the drive that holds the backup, if that is known."""

    def __init__(self, conversation: Conversation, seals: SealStore, reporter: Reporter) -> None:
        self.drive = DriveMark()
        self._conversation = conversation
        self._seals = seals
        self._reporter = reporter
        self._hosts: dict[str, str] = {}
        self._lengths: dict[str, int] = {}
        self._read: dict[tuple[str, int], SealedList] = {}

    def compare(self, backup: str, caught_up: CaughtUp) -> None:
        """Report differences between the drive or its manifest and this computer's records.

        The contents of segments are compared if all of them had to be read in any case, and otherwise their sizes.
        """
        seal = self._seals.load(backup)
        self._hosts, self._lengths = caught_up.hosts, caught_up.lengths
        there = self._segments([])
        if caught_up.is_read:
            there = self._digested(there, [one.name for one in there])
        compared = seal.compare(there)
        if caught_up.is_another and compared.standing is not SealStatus.CHANGED:
            compared = SealComparison(SealStatus.SET_BACK)
        if caught_up.is_damaged:
            self._reporter.note("manifest-damaged")
        else:
            tell(self._reporter, compared)
        if not seal.knows(self.drive):
            self._reporter.note("drive-is-another-one")

    def begin(self, backup: str, run: int) -> None:
        """Before anything is listed: if the run is cut off, the next one knows whose segment that is."""
        self._seals.save(self._seals.load(backup).with_begun(layout.segment_name(run)))

    def remember(self, backup: str) -> None:
        """After the last batch. Records of unreadable segments stay unchanged."""
        seal, there = self._seals.load(backup), self._segments([])
        there = [self._read.get((one.name, one.size), one) for one in there]
        there = self._digested(there, seal.unread(there))
        if not seal.unread(there):
            self._seals.save(seal.sealed(there, self.drive))

    def _digested(self, there: list[SealedList], names: list[str]) -> list[SealedList]:
        """The same segments, with digests for those of these names."""
        if not names:
            return there
        self._read |= {(one.name, one.size): one for one in self._segments(names) if one.digest}
        return [self._read.get((one.name, one.size), one) for one in there]

    def _segments(self, digested: list[str]) -> list[SealedList]:
        self._conversation.send(LookAtSegments(digested))
        found = self._conversation.expect(SegmentsSeen).segments
        return [
            one._replace(
                host=self._hosts.get(one.name, ""),
                whole=one.whole if one.digest else self._lengths.get(one.name, -1),
            )
            for one in found
        ]
