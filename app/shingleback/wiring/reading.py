"""What reads from a drive: to be run apart, since it may have to wait for the drive."""

import os
import time
from collections.abc import Callable

from shingleback.copying import linux
from shingleback.copying.catalog import Catalog
from shingleback.copying.index_store import IndexStore
from shingleback.copying.look import look
from shingleback.copying.reporter import Reporter
from shingleback.copying.restore import Restore, RestoreRequest
from shingleback.copying.verify import Sample, Verify
from shingleback.jobs.apart import Job
from shingleback.jobs.control import Control
from shingleback.jobs.events import display_path
from shingleback.jobs.final_words import CheckFinished, LookFinished, VersionItem, VersionsFinished
from shingleback.model.errors import DriveRefused, ShinglebackError, Why
from shingleback.model.outcome import Outcome
from shingleback.settings.paths import Paths
from shingleback.wiring.backup import Emit, now


def verify_job(destination: bytes, sample: Sample, version: str | None, paths: Paths) -> Job:
    def run(emit: Emit, control: Control) -> CheckFinished:
        store = IndexStore(paths.index_folder)
        return Verify(destination, sample, store, Reporter(emit, time.monotonic), control, now, version).run()

    return run


def restore_job(request: RestoreRequest) -> Job:
    def run(emit: Emit, control: Control) -> CheckFinished:
        linux.allow_many_open_files()
        return Restore(request, Reporter(emit, time.monotonic), control, now).run()

    return run


def versions_job(destination: bytes) -> Callable[[Emit, Control], VersionsFinished]:
    def run(_emit: Emit, _control: Control) -> VersionsFinished:
        where = display_path(destination)
        try:
            catalog = _opened(destination)
        except ShinglebackError as error:
            outcome = error.outcome
            return VersionsFinished(
                outcome=outcome, exit_code=outcome.exit_code, why=error.why, values=error.values, destination=where
            )
        try:
            return VersionsFinished(
                outcome=Outcome.DONE,
                exit_code=0,
                destination=where,
                sources=[origin.path for origin in catalog.about.origins],
                versions=[
                    VersionItem(
                        name=ref.name,
                        started_at=ref.started_at,
                        finished_at=ref.finished_at,
                        files=ref.files,
                        bytes=ref.bytes,
                        left_out=ref.left_out,
                        kept_as=catalog.kept_as(ref),
                    )
                    for ref in catalog.versions
                ],
            )
        finally:
            catalog.close()

    return run


def _opened(destination: bytes) -> Catalog:
    """Raises ShinglebackError, whatever the matter is."""
    try:
        return Catalog(destination)
    except OSError as error:
        raise DriveRefused(Why.DRIVE_READ_ERROR, detail=os.strerror(error.errno or 0)) from None


def look_job(destination: bytes) -> Callable[[Emit, Control], LookFinished]:
    def run(_emit: Emit, _control: Control) -> LookFinished:
        return look(destination)

    return run
