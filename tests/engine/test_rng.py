"""The random generator never changes: published values of its parts, and fixed deals."""

from __future__ import annotations

from collections import Counter

import pytest

from app.engine.rng import Rng, fnv1a
from app.engine.setup import deal
from tests.engine.support import DECK, setup


def stream(state: int) -> Rng:
    """Return a stream that starts from a number, like the published values."""
    rng = Rng("")
    rng._state = state
    return rng


@pytest.mark.parametrize(
    ("text", "value"),
    [("", 0xCBF29CE484222325), ("a", 0xAF63DC4C8601EC8C), ("foobar", 0x85944171F73967E8)],
)
def test_published_values_of_fnv1a(text: str, value: int) -> None:
    assert fnv1a(text) == value


def test_published_values_of_splitmix64() -> None:
    rng = stream(0)
    assert [rng.next() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    rng = stream(1234567)
    assert [rng.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_fixed_values_of_the_generator() -> None:
    assert Rng("streets").next() == 12421467779611718924
    rng = Rng("streets")
    assert [rng.below(10) for _ in range(12)] == [4, 4, 6, 2, 3, 7, 0, 5, 6, 8, 1, 0]
    assert Rng("streets").shuffled(range(10)) == [7, 6, 1, 0, 2, 5, 3, 9, 8, 4]
    assert Rng("Öl 🏙").below(1000) == Rng("Öl 🏙").below(1000)
    assert fnv1a("\ud800") != fnv1a("\ud801")


def test_biased_values_are_rejected() -> None:
    """The highest numbers, which do not fill a whole multiple of the bound, are drawn again."""

    class Fixed(Rng):
        def __init__(self, *numbers: int) -> None:
            self.numbers = [*numbers]

        def next(self) -> int:
            return self.numbers.pop(0)

    assert Fixed((1 << 64) - 1, 7).below(10) == 7
    assert Fixed((1 << 64) - 7, 3).below(10) == 9
    assert Fixed((1 << 64) - 6, 3).below(10) == 3  # the first rejected number
    assert Fixed((1 << 64) - 1, 7).below(2) == 1


def test_shuffles_are_uniform() -> None:
    rng = Rng("even")
    counts = Counter(tuple(rng.shuffled("abc")) for _ in range(6000))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_deals_that_must_never_change() -> None:
    dealt = deal(setup(2, seed="golden"), DECK)
    assert [seat.name for seat in dealt.seats] == ["Ben", "Ana"]
    assert dealt.hands == (
        ("play-park", "sweet-ice-cream", "toy-store"),
        ("art-gallery", "estate-agency", "tattoo-parlour"),
    )
    assert dealt.stack[:5] == ("record-shop", "student-house", "corner-cafe", "library", "rooftop-bar")
    dealt = deal(setup(1, seed="golden"), DECK)
    assert dealt.hands == (("cinema", "library", "sweet-ice-cream"), ())
    assert dealt.stack[:3] == ("chillax-spa", "estate-agency", "fashion-outlet")
    assert dealt.grifter_stack == ("starter-home", "car-park", "student-house")
