"""Jobs that read the files of a backup back. Each runs in a worker process, since the drive may not answer.

It reports to `access` what it touches, so that its parent can name that.
"""

import time
from random import SystemRandom

from shingleback.domain.local_time import now
from shingleback.engine.repo.catalog_cache import CatalogCache
from shingleback.engine.repo.index import IndexStore
from shingleback.engine.repo.index_state import SealStore
from shingleback.engine.report import Reporter
from shingleback.engine.restore.job import CheckContext
from shingleback.engine.restore.request import RestoreRequest
from shingleback.engine.restore.restore import Restore
from shingleback.engine.restore.verify import RestoreSpotCheck, Verify, VerifySample
from shingleback.engine.source.access import SourceAccess
from shingleback.protocol.control import Control
from shingleback.protocol.events import Emit
from shingleback.protocol.process import Job
from shingleback.protocol.results import (
    CheckFinished,
)
from shingleback.store.private_files import Paths


def _context(
    emit: Emit, control: Control, paths: Paths, access: SourceAccess, catalog_cache: CatalogCache | None = None
) -> CheckContext:
    return CheckContext(
        reporter=Reporter(emit, time.monotonic),
        control=control,
        now=now,
        catalog_cache=catalog_cache,
        seals=SealStore(paths.seals_folder),
        access=access,
    )


def verify_job(
    destination: bytes,
    sample: VerifySample,
    version: str | None,
    paths: Paths,
    access: SourceAccess,
    *,
    is_newest_only: bool,
) -> Job:
    def run(emit: Emit, control: Control) -> CheckFinished:
        context = _context(emit, control, paths, access)
        store = IndexStore(paths.index_folder)
        return Verify(destination, sample, store, context, version, is_newest_only=is_newest_only).run()

    return run


def restore_job(request: RestoreRequest, paths: Paths, access: SourceAccess, *, is_look: bool) -> Job:
    """`is_look`: only show what would be done, or the content of a file."""

    def run(emit: Emit, control: Control) -> CheckFinished:
        catalog_cache = CatalogCache(paths.version_cache_folder, trusts_times=is_look)
        return Restore(request, _context(emit, control, paths, access, catalog_cache)).run()

    return run


def spot_check_job(destination: bytes, count: int, paths: Paths, access: SourceAccess) -> Job:
    def run(emit: Emit, control: Control) -> CheckFinished:
        folder = paths.cache / "trial"  # on a disk, which has space for large files
        context = _context(emit, control, paths, access, CatalogCache(paths.version_cache_folder, trusts_times=False))
        return RestoreSpotCheck(destination, max(1, count), folder, SystemRandom(), context).run()

    return run
