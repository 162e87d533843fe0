"""What one process shows of its drive is read by another, whole or not at all."""

import os

from shingleback.simulator.model import Reading
from shingleback.simulator.page import Page

READING = Reading(
    written_bytes=2**40,
    cache_used_bytes=1_234,
    cache_bytes=5_678,
    has_overflowed=True,
    busy_until_s=10.25,
    tidies_from_s=11.25,
    tidy_s=99.5,
)


def test_a_page_on_which_nothing_was_shown_reads_as_nothing() -> None:
    assert Page().read() is None


def test_what_another_process_showed_is_read() -> None:
    page = Page()
    pid = os.fork()
    if pid == 0:
        page.show(READING)
        os._exit(0)
    os.waitpid(pid, 0)
    assert page.read() == READING


def test_a_reading_that_is_half_written_is_passed_over() -> None:
    page = Page()
    page.show(READING)
    assert page.read() == READING
    page._memory[0:4] = b"half"
    assert page.read() == READING
