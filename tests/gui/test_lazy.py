"""A lazy widget is created when it is first needed."""

from shingleback.gui.controllers.pages import Lazy


def test_a_lazy_widget_is_created_once_on_first_use() -> None:
    created: list[object] = []

    def make() -> object:
        created.append(object())
        return created[-1]

    lazy = Lazy(make)
    assert lazy.instance is None
    assert lazy.get() is lazy.get() is lazy.instance
    assert len(created) == 1


def test_callbacks_run_once_in_order_when_it_is_created() -> None:
    done: list[str] = []
    lazy = Lazy(lambda: "page")
    lazy.on_created(lambda page: done.append(f"first with {page}"))
    lazy.on_created(lambda page: done.append(f"then with {page}"))
    assert done == []

    lazy.get()
    lazy.get()
    lazy.on_created(lambda page: done.append(f"at once with {page}"))
    assert done == ["first with page", "then with page", "at once with page"]


def test_a_callback_may_get_it() -> None:
    done: list[str] = []
    lazy = Lazy(lambda: "page")
    lazy.on_created(lambda _page: done.append(lazy.get()))
    lazy.get()
    assert done == ["page"]


def test_a_forgotten_widget_is_created_again_and_all_callbacks_run_for_it() -> None:
    created: list[str] = []
    done: list[str] = []

    def make() -> str:
        created.append(f"page {len(created)}")
        return created[-1]

    lazy = Lazy(make)
    lazy.on_created(done.append)
    lazy.get()
    lazy.forget()
    assert lazy.instance is None
    lazy.get()
    lazy.on_created(done.append)
    assert done == ["page 0", "page 1", "page 1"]
