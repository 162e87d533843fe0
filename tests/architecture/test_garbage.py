"""A collection of garbage in a test is about that test, and not about all modules that were loaded before it."""

import gc
import weakref


class Circle:
    """Goes with a collection only, as much that is made in Qt does."""

    def __init__(self) -> None:
        self.itself = self


def test_what_was_there_before_is_not_walked_through() -> None:
    assert not any(one is Circle for one in gc.get_objects())


def test_what_a_test_has_made_is_collected() -> None:
    made = weakref.ref(Circle())
    gc.collect()
    assert made() is None
