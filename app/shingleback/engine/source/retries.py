"""Sending a plan until it has come through, on a drive that refuses something or is full before its time."""

import os

from shingleback.engine.files.linux import FULL
from shingleback.engine.repo.index import Head
from shingleback.engine.report import Reporter
from shingleback.engine.source.checkpoint import Checkpoints, PlanPosition
from shingleback.engine.source.drive_client import DriveClient, DriveTroubleError, UnfinishedError
from shingleback.engine.source.feed import Feeder
from shingleback.engine.source.retention import OldVersions, recover


class Retries:
    """What the drive refused is sent anew, once: after a failed write-back, a later success would prove nothing.

    A drive that is full before its time (a quota, another program) is asked for half as much until that fits. Where
    nothing is left to halve, or what is listed has no room to be renamed, old versions give way.
    """

    def __init__(
        self,
        client: DriveClient,
        head: Head,
        checkpoints: Checkpoints,
        old_versions: OldVersions,
        reporter: Reporter,
    ) -> None:
        self._client = client
        self._head = head
        self._checkpoints = checkpoints
        self._old_versions = old_versions
        self._reporter = reporter

    def feed(self, feeder: Feeder) -> None:
        """Raises DriveTroubleError where trying again does not help, and what `Feeder.feed` raises besides."""
        mark, failed_at = PlanPosition(), None
        while True:
            try:
                feeder.feed(mark)
                return
            except UnfinishedError:
                mark = self._finish_listed(feeder)
            except DriveTroubleError as trouble:
                if trouble.is_gone:
                    raise
                mark = self._give_up(feeder)
                if not self._makes_room(trouble) and mark == failed_at:
                    raise
                failed_at = mark
                self._reporter.note("batch-again", detail=os.strerror(trouble.errno))

    def _finish_listed(self, feeder: Feeder) -> PlanPosition:
        """What was sent after it is given up last: until then, all that waits in `incoming` belongs to it."""
        room_bytes = recover(self._client, self._head, self._old_versions)
        mark = self._give_up(feeder)
        self._checkpoints.has_gained_room(room_bytes)
        return mark

    def _give_up(self, feeder: Feeder) -> PlanPosition:
        mark = self._checkpoints.give_up()
        feeder.forget()
        return mark

    def _makes_room(self, trouble: DriveTroubleError) -> bool:
        """Whether the next try needs less room than this one, or finds more."""
        if trouble.errno not in FULL:
            return False
        if self._checkpoints.lost_bytes > 0:
            self._checkpoints.expect_less_room()
            return True
        return self._old_versions.make_some_room(self._checkpoints)
