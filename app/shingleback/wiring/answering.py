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
            return reading.list_job(place, _folder(question), version, paths)
        case "find":
            return reading.find_job(place, question.text, version, paths)


def _folder(question: Question) -> bytes:
    if not question.folder_bytes:
        return os.fsencode(question.folder)
    try:
        return base64.b64decode(question.folder_bytes, validate=True)
    except binascii.Error:
        raise UsageError(Why.NO_SUCH_FOLDER, path=question.folder_bytes) from None
