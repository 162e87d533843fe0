"""What is made when it is first needed."""

from shingleback.gui.controllers.pages import Lazy


def test_it_is_made_once_and_not_before_somebody_asks() -> None:
    made: list[object] = []

    def make() -> object:
        made.append(object())
        return made[-1]

    late = Lazy(make)
    assert late.made is None
    assert late.get() is late.get() is late.made
    assert len(made) == 1


def test_what_waits_for_it_is_done_once_in_the_order_in_which_it_was_asked_for() -> None:
    done: list[str] = []
    late = Lazy(lambda: "page")
    late.on_created(lambda page: done.append(f"first with {page}"))
    late.on_created(lambda page: done.append(f"then with {page}"))
    assert done == []

    late.get()
    late.get()
    late.on_created(lambda page: done.append(f"at once with {page}"))
    assert done == ["first with page", "then with page", "at once with page"]


def test_what_waits_may_ask_for_it() -> None:
    done: list[str] = []
    late = Lazy(lambda: "page")
    late.on_created(lambda _page: done.append(late.get()))
    late.get()
    assert done == ["page"]


def test_what_was_forgotten_is_made_again_and_all_is_done_with_it() -> None:
    made: list[str] = []
    done: list[str] = []

    def make() -> str:
        made.append(f"page {len(made)}")
        return made[-1]

    late = Lazy(make)
    late.on_created(done.append)
    late.get()
    late.forget()
    assert late.made is None
    late.get()
    late.on_created(done.append)
    assert done == ["page 0", "page 1", "page 1"]
