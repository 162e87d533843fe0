"""The options of `clone` are those that the window and a copy that is continued pass on."""

from shingleback.cli.commands import parse
from shingleback.domain.cloning import CloneChoices


def test_the_command_line_knows_the_option_of_each_choice() -> None:
    choices = CloneChoices(compares=False, wants_growth=False, wants_new_uuid=True, copies_all=True, sets_follow=True)
    arguments = parse(["clone", *choices.options, "--", "/dev/sdb", "/dev/sdc"])

    names = ("no_compare", "no_grow", "new_uuid", "everything", "sets_follow")
    assert {name: getattr(arguments, name) for name in names} == dict.fromkeys(names, True)
