"""What several tests of restoring begin with."""

import pytest

from tests.helpers.trees import write
from tests.helpers.workshop import Workshop


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    """Of which two letters are backed up."""
    write(workshop.source / "letters" / "ada.txt", b"dear Ada")
    write(workshop.source / "letters" / "bob.txt", b"dear Bob")
    workshop.backup()
    return workshop
