"""Sends a plan, and sends again what the drive refused."""

import os

from shingleback.engine.files.linux import FULL
from shingleback.engine.repo.index_state import Head
from shingleback.engine.report import Reporter
from shingleback.engine.source.checkpoint import Checkpoints, PlanPosition
from shingleback.engine.source.drive_client import DriveClient, DriveTroubleError, UnfinishedError
from shingleback.engine.source.feed import Feeder
from shingleback.engine.source.retention import OldVersions, recover


class Retries:
    """Sends a plan, and sends a batch again, once, that the drive refused.

    All of it is sent again because a sync that succeeds after a failed write-back proves nothing. If the drive is full
    unexpectedly (a quota, another program), half as much is tried until it fits. If nothing is left to halve, or a
    listed batch has no room to be carried out, old versions are removed.
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
        """Send the plan. Raises DriveTroubleError if trying again does not help, and other errors of `Feeder.feed`."""
        mark, failed_at = PlanPosition(), None
        while True:
            try:
                feeder.feed(mark)
                return
            except UnfinishedError:
                # The listed batch is carried out first: until then, `incoming` belongs to it.
                room_bytes = recover(self._client, self._head, self._old_versions)
                mark = self._give_up(feeder)
                self._checkpoints.set_room(room_bytes)
            except DriveTroubleError as trouble:
                if trouble.is_gone:
                    raise
                mark = self._give_up(feeder)
                if not self._makes_room(trouble) and mark == failed_at:
                    raise
                failed_at = mark
                self._reporter.note("batch-again", detail=os.strerror(trouble.errno))

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
        return self._old_versions.make_room_after_refusal(self._checkpoints)
