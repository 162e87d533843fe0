"""After an interruption: carry the last batch out once more, and clear away what was never listed."""

import contextlib
import os

from shingleback.copying import layout
from shingleback.copying.folders import open_folder
from shingleback.copying.journal import Journal
from shingleback.copying.manifest import Batches, Record
from shingleback.copying.segments import read_segment, segments
from shingleback.copying.tree import remove_tree


def is_needed(home_fd: int) -> bool:
    """A run that ended well leaves nothing in `incoming`."""
    with contextlib.suppress(FileNotFoundError):
        return bool(_listdir(layout.INCOMING, home_fd))
    return False


def redo_last_batch(home_fd: int, journal: Journal) -> None:
    """Only the newest batch can be listed and not, or not wholly, be carried out."""
    last = last_batch(home_fd)
    journal.carry_out(last, is_redo=True)
    journal.attributes_again(last)


def last_batch(home_fd: int) -> list[Record]:
    last: list[Record] = []
    for name in segments(home_fd)[-1:]:
        batches = Batches()
        for data in read_segment(home_fd, name):
            for batch in batches.feed(data):
                last = batch
    return last


def clear_incoming(home_fd: int, keep: str) -> bool:
    """Remove all that waits there but `keep` ("run/number"), and tell whether that is there."""
    keep_run, _, keep_number = keep.partition("/")
    found = False
    incoming_fd = open_folder(layout.INCOMING, home_fd)
    try:
        for run in os.listdir(incoming_fd):
            if run != keep_run:
                remove_tree(os.fsencode(run), incoming_fd)
                continue
            run_fd = open_folder(os.fsencode(run), incoming_fd)
            try:
                for number in os.listdir(run_fd):
                    if number == keep_number:
                        found = True
                    else:
                        remove_tree(os.fsencode(number), run_fd)
            finally:
                os.close(run_fd)
    finally:
        os.close(incoming_fd)
    return found


def _listdir(name: bytes, folder_fd: int) -> list[str]:
    fd = open_folder(name, folder_fd)
    try:
        return os.listdir(fd)
    finally:
        os.close(fd)
