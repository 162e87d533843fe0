"""The ranking of evidence: which piece decides, how certain it is, and what is shown along with it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.drive import Evidence, Transport, UsbDriver, UsbId
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict
from shingleback.domain.smr.tool_output import merged
from shingleback.domain.smr.verdict import judge
from tests.helpers.drive_table import TABLE, verdict_on

TB = 10**12
EXPANSION = UsbId(0x0BC2, 0x2037)
PASSPORT_ULTRA = UsbId(0x1058, 0x259F)
SHARED_CANVIO = UsbId(0x0480, 0xA202)
CONFIDENCES = list(Confidence)


def answer(verdict: Verdict) -> tuple[str, str]:
    return verdict.recording.value, verdict.confidence.value


def codes(verdict: Verdict) -> list[str]:
    return [reason.code for reason in verdict.reasons]


# the drive's own reports --------------------------------------------------------------------------------------

CERTAIN = {
    "zoned_cap": ({"zoned_cap": "drive-managed"}, "drive-managed"),
    "word 69": ({"reported_zones": "device-managed"}, "drive-managed"),
    "kernel log": ({"kernel_says": "drive-managed"}, "drive-managed"),
    "host-aware, which newer kernels treat as conventional": (
        {"zoned": "none", "zoned_cap": "host-aware"},
        "host-aware",
    ),
    "zoned": ({"zoned": "host-managed"}, "host-managed"),
    "SCSI type": ({"scsi_type": 20}, "host-managed"),
    "NVMe": ({"transport": Transport.NVME}, "not-a-hard-disk"),
    "card": ({"transport": Transport.CARD}, "not-a-hard-disk"),
    "no rotation": ({"rotation_rpm": 0}, "not-a-hard-disk"),
    "no rotation without a bridge": ({"is_rotational": False, "transport": Transport.SATA}, "not-a-hard-disk"),
}


@pytest.mark.parametrize(("evidence", "recording"), CERTAIN.values(), ids=CERTAIN.keys())
def test_a_drives_own_reports_are_certain(evidence: dict[str, object], recording: str) -> None:
    assert answer(verdict_on(**evidence)) == (recording, "certain")


def test_reported_zones_override_the_table_and_the_contradiction_is_shown() -> None:
    verdict = verdict_on(model="WDC WD10EZEX-00BN5A0", zoned_cap="drive-managed")

    assert answer(verdict) == ("drive-managed", "certain")
    assert [reason.code for reason in verdict.against] == ["model"]


def test_a_drive_that_reports_no_zones_may_still_be_shingled() -> None:
    verdict = verdict_on(model="ST8000AS0002-1NA17Z", zoned="none", zoned_cap="none", rotation_rpm=5980)

    assert answer(verdict) == ("drive-managed", "very-likely")
    assert verdict.against == ()


# names --------------------------------------------------------------------------------------------------------

NAMES = {
    "as printed by smartctl": "ST8000AS0002-1NA17Z",
    "from udev": "WDC_WD40EZAZ-00SF3B0",
    "in lower case": "wdc wd40ezaz-00sf3b0",
    "surrounded by spaces": "  ST4000DM004-2CV104   ",
    "with a masked suffix": "ST4000DM004-XXXXXX",
    "without the maker": "WD20EFAX-68FB5N0",
    "with two spaces after the maker": "WDC  WD20EFAX-68FB5N0",
    "with SCSI's vendor for ATA": "ATA ST8000DM004-2CX1",
    "Toshiba": "TOSHIBA MQ04ABF100",
    "Toshiba's retail name": "TOSHIBA HDWD240UZSVA",
}


@pytest.mark.parametrize("model", NAMES.values(), ids=NAMES.keys())
def test_a_model_is_found_in_any_form_of_its_name(model: str) -> None:
    assert answer(verdict_on(model=model)) == ("drive-managed", "very-likely")


def test_a_name_split_into_vendor_and_product_is_joined() -> None:
    assert answer(verdict_on(vendor="ST4000LM", product="024-2AN17V")) == ("drive-managed", "very-likely")


@pytest.mark.parametrize("model", ["ST1000LM035-1RK1", "TOSHIBA MQ04ABF1", "WDC WD40EZAZ-00S"])
def test_a_name_truncated_by_scsi_is_found(model: str) -> None:
    assert verdict_on(model=model).recording is RecordingMethod.DRIVE_MANAGED


def test_a_truncated_name_is_less_certain() -> None:
    truncated, whole = verdict_on(model="TOSHIBA DT01ACA3"), verdict_on(model="TOSHIBA DT01ACA300")

    assert codes(truncated) == ["model-cut"]
    assert CONFIDENCES.index(truncated.confidence) > CONFIDENCES.index(whole.confidence)


def test_half_a_name_that_scsi_did_not_truncate_is_not_completed() -> None:
    assert verdict_on(model="DT01ACA3").recording is RecordingMethod.UNKNOWN


CONVENTIONAL = [
    "WDC WD10EZEX-00BN5A0", "WDC WD40EFRX-68N32N0", "WDC WD80EFAX-68LHPN0", "WDC WD60EFPX-68C5ZN0",
    "WDC WD80EMAZ-00WJTA0", "WDC WD30EZRX-00MMMB0", "WDC WD4005FFBX-68CAUN0", "WDC WD2003FZEX-00SRLA0",
    "WDC WD40PURZ-85TTDY0", "WDC WD102KRYZ-01A5AB0", "WDC WD5000AAKX-00ERMA0", "WDC WD3200BEVT-22ZCT0",
    "WDC WD800JD-75MSA3", "WDC WD740ADFD-00NLR1", "WDC WUH721414ALE6L4", "ST3500418AS", "ST31000524AS",
    "ST380011A", "ST3160815AS", "ST9500325AS", "ST980811AS", "ST2000DM001-1ER164", "ST1000DM010-2EP102",
    "ST4000VN008-2DR166", "ST12000VN0008-2JH101", "ST16000NM001G-2KK103", "ST8000DM0004-1ZC11G",
    "ST4000NE0025-2EW107", "ST500LT012-9WS142", "ST1000LM024 HN-M101MBB", "ST3250310NS", "ST20000NM007D-3DJ103",
    "Hitachi HDS721010CLA332", "HGST HDN724040ALE640", "HGST HUS726060ALE614", "Hitachi HTS545050B9A300",
    "HGST HTS721010A9E630", "Hitachi HUA722020ALA330", "HGST HMS5C4040ALE640", "HITACHI HTS541680J9SA00",
    "IC35L060AVV207-0", "HGST HUH721010ALE600", "TOSHIBA DT01ACA300", "TOSHIBA MQ01ABD100",
    "TOSHIBA MK5059GSXP", "TOSHIBA HDWN180", "TOSHIBA MG08ACA16TE", "TOSHIBA HDWE160", "TOSHIBA HDWD130",
    "SAMSUNG HD103SJ", "SAMSUNG HM500JI", "SAMSUNG SP2504C", "SAMSUNG HN-M500MBB", "ST2000LM003 HN-M201RAD",
    "FUJITSU MHZ2320BH G2", "FUJITSU MHV2080BH", "Maxtor 6Y120P0", "MAXTOR STM3250310AS",
    "QUANTUM FIREBALL CX10.2A", "APPLE HDD ST1000DM003", "WDC WD20NPVZ-00WFZT0", "WDC WD10JPVX-75JC3T0",
    "WDC WD5000LPCX-24C6HT0",
]  # fmt: skip
SHINGLED_NAMES = [
    "ST8000AS0002-1NA17Z", "ST6000DM003-2CY186", "ST2000DM008-2FR102", "ST4000LM024-2AN17V",
    "ST5000LM000-2AN170", "ST2000LM015-2E8174", "ST1000LM048-2E7172", "ST1000LM035-1RK172",
    "ST2000LM007-1R8174", "ST2000LX001-1RG174", "WDC WD20EFAX-68FB5N0", "WDC WD60EFAX-68SHWN0",
    "WDC WD40EZAZ-00SF3B0", "WDC WD20EZBX-00AYRA0", "WDC WD60EDAZ-11U78B0", "WDC WD10SPZX-24Z10",
    "WDC WD20SPZX-22UA7T0", "WDC WD10SPSX-22A6WT0", "WDC WD40NMZW-11GX6S1", "WDC WD50NDZW-11A8JS1",
    "WDC WD20SDRW-11VUUS1", "TOSHIBA HDWD240", "TOSHIBA HDWD220", "TOSHIBA HDWL120", "TOSHIBA MQ04UBD200",
    "TOSHIBA DT02ABA400",
]  # fmt: skip


@pytest.mark.parametrize("model", CONVENTIONAL)
def test_a_drive_its_source_calls_conventional_is_conventional(model: str) -> None:
    assert verdict_on(model=model, rotation_rpm=5400).recording is RecordingMethod.CONVENTIONAL


@pytest.mark.parametrize("model", SHINGLED_NAMES)
def test_a_drive_its_source_calls_shingled_is_shingled(model: str) -> None:
    assert verdict_on(model=model, rotation_rpm=5400).recording is RecordingMethod.DRIVE_MANAGED


@pytest.mark.parametrize(
    "model", ["HGST HSH721414ALE6M0", "WDC  WSH722020ALE604", "WSH722626ALE604", "HSH721010ALE600", "ST36000NM003K"]
)
def test_a_host_managed_drive_is_recognized_by_its_name(model: str) -> None:
    assert verdict_on(model=model).recording is RecordingMethod.HOST_MANAGED


@pytest.mark.parametrize("model", ["ST500DM009-2F110A", "WDC WD5000LPSX-00A6WT0", "TOSHIBA MQ03ABB300", "ST4000VX013"])
def test_disagreeing_sources_make_the_verdict_unsure_and_are_both_shown(model: str) -> None:
    verdict = verdict_on(model=model)

    assert answer(verdict) == ("unknown", "unsure")
    assert codes(verdict) == ["model", "model-disputed"]
    assert {reason.says for reason in verdict.reasons} == {RecordingMethod.DRIVE_MANAGED, RecordingMethod.CONVENTIONAL}


def test_a_dispute_is_settled_by_the_drives_own_report() -> None:
    assert answer(verdict_on(model="TOSHIBA MQ03ABB300", rotation_rpm=5400, reported_trim=True)) == (
        "drive-managed",
        "very-likely",
    )


# TRIM ---------------------------------------------------------------------------------------------------------

TRIM = {
    "the disk reports its rotation rate": ({"rotation_rpm": 5400}, "drive-managed", "very-likely"),
    "on SATA": ({"is_rotational": True, "transport": Transport.SATA}, "drive-managed", "very-likely"),
    "under UAS, from a maker of hard disks": (
        {"is_rotational": True, "usb": UsbId(0x1058, 0xFFFF), "usb_driver": UsbDriver.UAS}, "drive-managed", "likely",
    ),
    "under UAS, in an enclosure for any disk": (
        {"is_rotational": True, "usb": UsbId(0x152D, 0x0578), "usb_driver": UsbDriver.UAS}, "unknown", "unsure",
    ),
    "usb-storage calls every drive rotational": (
        {"is_rotational": True, "transport": Transport.USB, "usb_driver": UsbDriver.USB_STORAGE}, "unknown", "unsure",
    ),
    "an SSD, judging by its name": (
        {"is_rotational": True, "transport": Transport.USB, "model": "Samsung SSD 870 EVO"},
        "not-a-hard-disk", "very-likely",
    ),
    "a part of larger storage": (
        {"is_rotational": True, "transport": Transport.SATA, "is_thin": True}, "no-sign-of-smr", "unsure",
    ),
    "a bridge that says 7200 rpm of what is in it": (
        {"model": "ASMT109x- Safe", "rotation_rpm": 7200}, "unknown", "unsure",
    ),
    "a virtual disk": (
        {"is_rotational": True, "transport": Transport.SATA, "model": "QEMU HARDDISK"}, "unknown", "unsure",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("evidence", "recording", "confidence"), TRIM.values(), ids=TRIM.keys())
def test_trim_on_a_rotating_drive_suggests_shingling(
    evidence: dict[str, object], recording: str, confidence: str
) -> None:
    assert answer(verdict_on(discard_max_bytes=2**32, **evidence)) == (recording, confidence)


def test_missing_trim_proves_nothing_and_the_verdict_says_so() -> None:
    verdict = verdict_on(is_rotational=True, transport=Transport.SATA, discard_max_bytes=0, model="Unheard Of 4000")

    assert verdict.recording is RecordingMethod.NO_SIGN_OF_SMR
    assert "no-trim-proves-nothing" in codes(verdict)


def test_trim_against_the_table_lowers_the_confidence_and_both_are_shown() -> None:
    verdict = verdict_on(model="WDC WD10EZEX-00BN5A0", rotation_rpm=7200, reported_trim=True)

    assert answer(verdict) == ("drive-managed", "likely")
    assert [reason.says for reason in verdict.against] == [RecordingMethod.CONVENTIONAL]


# smartctl's family, USB, form factor --------------------------------------------------------------------------


def test_a_family_marked_by_smartctl_is_believed() -> None:
    assert answer(verdict_on(model="NEW1", family="Seagate BarraCuda 3.5 (SMR)")) == ("drive-managed", "very-likely")
    assert answer(verdict_on(model="NEW1", family="Toshiba P300 (CMR)")) == ("conventional", "very-likely")


def test_a_hidden_disk_is_recognized_by_usb_id_and_capacity() -> None:
    verdict = verdict_on(usb=EXPANSION, capacity_bytes=4_000_787_030_016)

    assert answer(verdict) == ("drive-managed", "very-likely")
    assert dict(verdict.reasons[0].values)["inner"] == "ST4000LM024"


@pytest.mark.parametrize(("capacity", "recording"), [(3 * TB, "drive-managed"), (2 * TB, "conventional")])
def test_the_capacity_decides_between_drives_with_the_same_usb_id(capacity: int, recording: str) -> None:
    assert verdict_on(usb=PASSPORT_ULTRA, capacity_bytes=capacity).recording == recording


def test_without_a_capacity_such_a_usb_id_decides_nothing_and_the_size_is_requested() -> None:
    verdict = verdict_on(usb=PASSPORT_ULTRA)

    assert answer(verdict) == ("unknown", "unsure")
    assert codes(verdict)[0] == "size-needed"


def test_a_disk_of_a_maker_of_sticks_is_not_called_flash_for_want_of_its_size() -> None:
    store_jet = UsbId(0x8564, 0x7000)

    assert answer(verdict_on(usb=store_jet))[0] == "unknown"
    assert answer(verdict_on(usb=store_jet, capacity_bytes=500 * 10**9))[0] == "conventional"
    assert answer(verdict_on(usb=UsbId(0x8564, 0x1000)))[0] == "not-a-hard-disk"


def test_a_conventional_variant_decides_nothing_without_a_size() -> None:
    """My Book 25EE is conventional from 8 TB."""
    assert verdict_on(product="My Book 25EE", capacity_bytes=8 * TB).recording is RecordingMethod.CONVENTIONAL
    assert verdict_on(product="My Book 25EE").recording is RecordingMethod.UNKNOWN


def test_without_a_size_a_shingled_family_is_a_little_less_certain() -> None:
    assert answer(verdict_on(usb=UsbId(0x0480, 0xA301))) == ("drive-managed", "likely")


def test_a_usb_id_seen_with_both_kinds_decides_nothing() -> None:
    assert answer(verdict_on(usb=SHARED_CANVIO, capacity_bytes=TB)) == ("unknown", "unsure")


def test_wds_product_name_contains_the_usb_id() -> None:
    assert verdict_on(product="My Passport 25E2", capacity_bytes=4 * TB).recording is RecordingMethod.DRIVE_MANAGED


def test_the_disks_own_name_outweighs_its_enclosure() -> None:
    verdict = verdict_on(usb=EXPANSION, capacity_bytes=4 * TB, model="ST4000VN008-2DR166")

    assert answer(verdict) == ("conventional", "very-likely")
    assert codes(verdict) == ["model", "usb-inner"]


@pytest.mark.parametrize(
    ("evidence", "recording"),
    [
        ({"form_factor_inches": 2.5, "capacity_bytes": 5 * TB, "rotation_rpm": 5400}, "drive-managed"),
        ({"form_factor_inches": 2.5, "capacity_bytes": 2 * TB, "rotation_rpm": 5400}, "no-sign-of-smr"),
        ({"product": "Unheard Portable", "capacity_bytes": 4 * TB}, "drive-managed"),
        ({"usb": UsbId(0x1058, 0xFFFF), "capacity_bytes": 14 * TB}, "conventional"),
        ({"usb": UsbId(0x152D, 0x0578), "capacity_bytes": 8 * TB}, "unknown"),
    ],
)
def test_form_factor_and_capacity_are_rules_of_thumb(evidence: dict[str, object], recording: str) -> None:
    assert verdict_on(**evidence).recording == recording


def test_a_drive_in_the_table_is_not_judged_by_rules_of_thumb() -> None:
    verdict = verdict_on(model="ST4000VN008-2DR166", form_factor_inches=2.5, capacity_bytes=4 * TB)

    assert codes(verdict) == ["model"]


# other devices, and false reports -----------------------------------------------------------------------------


def test_a_bridge_that_denies_rotation_does_not_hide_a_known_drive() -> None:
    verdict = verdict_on(model="ST8000AS0002-1NA17Z", is_rotational=False, transport=Transport.USB)

    assert verdict.recording is RecordingMethod.DRIVE_MANAGED
    assert "bridge-says-no-rotation" in codes(verdict)


@pytest.mark.parametrize(
    "name", ["Samsung SSD 860 EVO 500GB", "CT1000MX500SSD1", "KINGSTON SA400S37240G", "Portable SSD T5"]
)
def test_an_ssd_a_bridge_calls_rotational_is_not_a_hard_disk(name: str) -> None:
    evidence = {"is_rotational": True, "transport": Transport.USB, "usb_driver": UsbDriver.USB_STORAGE}

    assert verdict_on(product=name, **evidence).recording is RecordingMethod.NOT_A_HARD_DISK


def on_usb_storage(capacity_bytes: int, **others: object) -> Verdict:
    """Judges a drive of an unknown maker: usb-storage says that it rotates, whatever it is."""
    return verdict_on(
        product="Storage Device", is_rotational=True, transport=Transport.USB, capacity_bytes=capacity_bytes,
        usb=UsbId(0x1234, 1), usb_driver=UsbDriver.USB_STORAGE, discard_max_bytes=0, **others,
    )  # fmt: skip


def test_a_large_stick_on_usb_storage_is_not_called_a_hard_disk() -> None:
    verdict = on_usb_storage(128 * 10**9)

    assert verdict.recording is RecordingMethod.UNKNOWN
    assert "usb-storage-hides" in codes(verdict)


def test_an_unknown_stick_is_recognized_by_its_size() -> None:
    assert answer(on_usb_storage(16 * 10**9)) == ("not-a-hard-disk", "likely")
    assert on_usb_storage(16 * 10**9, rotation_rpm=4200).recording is RecordingMethod.NO_SIGN_OF_SMR


# nothing known ------------------------------------------------------------------------------------------------


def test_an_unlisted_hard_disk_shows_no_signs_and_is_not_called_conventional() -> None:
    verdict = verdict_on(model="Unheard Of 4000", rotation_rpm=5400)

    assert answer(verdict) == ("no-sign-of-smr", "unsure")
    assert codes(verdict) == ["not-listed", "nothing-found"]


def test_without_evidence_the_verdict_is_unknown() -> None:
    verdict = verdict_on()

    assert answer(verdict) == ("unknown", "unsure")
    assert codes(verdict) == ["too-little-known"]


def test_the_table_gives_a_first_guess_of_the_cache_size() -> None:
    assert verdict_on(model="ST8000AS0002-1NA17Z").cache_bytes == 25 * 10**9
    assert verdict_on(usb=UsbId(0x0BC2, 0xAB34), capacity_bytes=8 * TB).cache_bytes == 25 * 10**9
    assert verdict_on(model="WD10EZEX").cache_bytes is None


# any evidence -------------------------------------------------------------------------------------------------

TEXTS = st.one_of(
    st.text(max_size=20),
    st.sampled_from([*CONVENTIONAL, *SHINGLED_NAMES]),
    st.sampled_from(["ST4000DM000", "Samsung SSD 860", "My Passport 25E2", "TOSHIBA MQ04ABF1"]),
)
ZONES = st.sampled_from(["", "none", "host-aware", "host-managed", "drive-managed", "device-managed", "nonsense"])
EVIDENCE = st.builds(
    Evidence,
    model=TEXTS,
    product=TEXTS,
    vendor=TEXTS,
    family=TEXTS,
    usb=st.none() | st.builds(UsbId, st.integers(0, 0xFFFF), st.integers(0, 0xFFFF)) | st.sampled_from([EXPANSION]),
    usb_driver=st.none() | st.sampled_from(UsbDriver),
    transport=st.none() | st.sampled_from(Transport),
    capacity_bytes=st.none() | st.integers(-1, 40 * TB),
    rotation_rpm=st.none() | st.integers(0, 15_000),
    is_rotational=st.none() | st.booleans(),
    zoned=ZONES,
    zoned_cap=ZONES,
    reported_zones=ZONES,
    kernel_says=ZONES,
    scsi_type=st.none() | st.integers(0, 31),
    zones=st.none() | st.integers(0, 10**6),
    discard_max_bytes=st.none() | st.integers(0, 2**40),
    reported_trim=st.none() | st.booleans(),
    form_factor_inches=st.none() | st.sampled_from([1.8, 2.5, 3.5]),
    is_thin=st.booleans(),
)


@given(EVIDENCE)
def test_any_evidence_has_a_verdict_with_the_strongest_reasons_first(evidence: Evidence) -> None:
    verdict = judge(evidence, TABLE)
    weights = [
        CONFIDENCES.index(reason.confidence) for reason in verdict.reasons if reason.says is not RecordingMethod.UNKNOWN
    ]

    assert verdict.reasons
    assert weights == sorted(weights)


@given(EVIDENCE)
def test_no_drive_is_called_conventional_without_a_source(evidence: Evidence) -> None:
    verdict = judge(evidence, TABLE)

    if verdict.recording is RecordingMethod.CONVENTIONAL:
        assert any(reason.says is RecordingMethod.CONVENTIONAL and reason.source for reason in verdict.reasons)


SIGNS = [Evidence(zoned_cap="drive-managed"), Evidence(reported_zones="device-managed"), Evidence(scsi_type=20)]


@given(EVIDENCE, st.sampled_from(SIGNS))
def test_a_certain_sign_never_lowers_the_confidence(evidence: Evidence, sign: Evidence) -> None:
    before, after = judge(evidence, TABLE), judge(merged(sign, evidence), TABLE)

    assert CONFIDENCES.index(after.confidence) <= CONFIDENCES.index(before.confidence)
    assert after.confidence is Confidence.CERTAIN


# a small size -------------------------------------------------------------------------------------------------


def test_what_holds_as_little_as_a_memory_stick_is_probably_one() -> None:
    stick = Evidence(transport=Transport.USB, usb=UsbId(0x13FE, 0x4200), capacity_bytes=31 * 10**9)
    assert answer(judge(stick, TABLE)) == ("not-a-hard-disk", "likely")
    assert codes(judge(stick, TABLE))[0] == "small"


@pytest.mark.parametrize(
    "disk",
    [
        Evidence(transport=Transport.USB, usb=UsbId(0x0BC2, 0x9999), capacity_bytes=3_860_000_000),
        Evidence(transport=Transport.USB, usb_driver=UsbDriver.UAS, is_rotational=True, capacity_bytes=3_860_000_000),
        Evidence(transport=Transport.SATA, capacity_bytes=3_860_000_000),
        Evidence(transport=Transport.USB, usb=UsbId(0x13FE, 0x4200), capacity_bytes=0),
    ],
    ids=["of a maker of disks", "rotates", "SATA", "size unknown"],
)
def test_a_dying_disk_that_tells_a_small_size_is_no_memory_stick(disk: Evidence) -> None:
    assert "small" not in codes(judge(disk, TABLE))
