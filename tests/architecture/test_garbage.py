"""A garbage collection in a test covers the objects of that test, and not all modules that were loaded before it."""

import gc
import weakref


class Circle:
    """Is freed only by a collection, as many Qt objects are."""

    def __init__(self) -> None:
        self.itself = self


def test_earlier_objects_are_not_traversed() -> None:
    assert not any(one is Circle for one in gc.get_objects())


def test_the_objects_of_a_test_are_collected() -> None:
    made = weakref.ref(Circle())
    gc.collect()
    assert made() is None
