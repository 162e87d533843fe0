"""Many omissions with one reason in one place are one group; JSON and history keep each of them."""

from shingleback.domain.left_out_groups import Omission, grouped

STORE = "home/.local/share/containers/storage/overlay"


def unreadable(*paths: str) -> list[Omission]:
    return [Omission(path, "unreadable", "Permission denied") for path in paths]


def lines(omissions: list[Omission]) -> list[tuple[str, int]]:
    return [(group.path, group.count) for group in grouped(omissions)]


def test_layers_of_containers_are_one_group() -> None:
    layers = unreadable(*(f"{STORE}/{number:064x}/diff/root" for number in range(600)))
    letters = unreadable("home/Documents/secret", "home/Documents/letter")
    assert lines(letters + layers) == [("home/Documents/secret", 1), ("home/Documents/letter", 1), (STORE, 600)]


def test_a_home_does_not_stand_for_one_place_in_it() -> None:
    layers = unreadable(*(f"{STORE}/{number}" for number in range(600)))
    other_items = unreadable(*(f"home/{name}" for name in "abcdef"))
    assert (STORE, 600) in lines(layers + other_items)
    assert len(lines(layers + other_items)) == 7


def test_few_omissions_are_named_one_by_one() -> None:
    paths = [f"home/folder/{number}" for number in range(4)]
    assert lines(unreadable(*paths)) == [(path, 1) for path in paths]


def test_two_places_are_two_groups() -> None:
    paths = [f"home/{place}/{number}" for place in ("a", "b") for number in range(9)]
    assert lines(unreadable(*paths)) == [("home/a", 9), ("home/b", 9)]


def test_another_reason_is_another_group() -> None:
    vanished = [Omission(f"home/run/{number}", "vanished", "") for number in range(7)]
    assert lines(unreadable(*(f"home/run/x{number}" for number in range(7))) + vanished) == [
        ("home/run", 7),
        ("home/run", 7),
    ]


def test_omissions_in_many_sources_are_not_put_together() -> None:
    paths = [f"source{number}/file" for number in range(8)]
    assert lines(unreadable(*paths)) == [(path, 1) for path in paths]


def test_damaged_copies_are_always_named() -> None:
    paths = [f"home/photos/{number}.jpg" for number in range(30)]
    assert lines([Omission(path, "damaged", "") for path in paths]) == [(path, 1) for path in paths]


def test_a_path_that_is_left_out_many_times_ends_the_grouping() -> None:
    assert lines(unreadable(*["home/a"] * 7)) == [("home/a", 1)] * 7


def test_each_omission_is_in_one_group() -> None:
    paths = [f"home/{place}/{number}/x" for place in ("a", "b/c", "d") for number in range(5)] + ["home/a", "home/e"]
    members = [member for group in grouped(unreadable(*paths)) for member in group.members]
    assert sorted(members) == list(range(len(paths)))
