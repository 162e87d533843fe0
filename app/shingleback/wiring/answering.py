"""Which work answers which question about a backup."""

import base64
import binascii
import os

from shingleback.jobs.apart import Job
from shingleback.jobs.questions import Question
from shingleback.model.errors import UsageError, Why
from shingleback.settings.paths import Paths
from shingleback.wiring import reading


def job_of(question: Question, paths: Paths) -> Job:
    """It holds nothing of the drive before it begins and after it has ended. Raises UsageError."""
    place = os.fsencode(question.place)
    if not os.path.isabs(place):  # the process stands in no folder of the person
        raise UsageError(Why.DESTINATION_MISSING, path=question.place)
    version = question.version or None
    match question.command:
        case "versions":
            return reading.versions_job(place, paths)
        case "list":
            return reading.list_job(place, _path(question), version, paths, compares=True)
        case "find":
            return reading.find_job(place, question.text, version, paths)
        case "trace":
            return reading.trace_job(place, question.text, _path(question), version, paths)
        case "diff":
            return reading.diff_job(place, question.older, version, paths)


def _path(question: Question) -> bytes:
    if not question.path_bytes:
        return os.fsencode(question.path)
    try:
        return base64.b64decode(question.path_bytes, validate=True)
    except binascii.Error:
        raise UsageError(Why.NO_SUCH_FOLDER, path=question.path_bytes) from None
