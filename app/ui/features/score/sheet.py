"""The page that scores a street: messages, the form of the street, and the player's current input."""

from __future__ import annotations

from typing import Final

from app.engine.city import COLOURS, LONGEST_STREET, SYMBOLS, Building, Counts
from app.engine.consultants import CONSULTANTS, consultants_for
from app.engine.deck_file import standard_deck
from app.engine.editions import EDITIONS
from app.engine.state import HAND, PEOPLE, TOKENS, plus
from app.engine.street_form import StreetBuilding, StreetEnd, StreetForm
from app.engine.values import Value
from app.ui.core.messages import Message
from app.ui.core.model import Slice


class ChooseSlot(Message):
    """Open a place of the street: a building by its number, or a word of `sheet.SLOTS`."""

    slot: str


class LayTile(Message):
    """Put a tile on the open place."""

    tile: str


class RemoveTile(Message):
    """Take the tile off a place."""

    slot: str


class ShiftBuilding(Message):
    """Move a building to the left (−1) or right (1)."""

    number: int
    by: int


class SetOwner(Message):
    """Set whose sign is on a place; −1 for nobody's."""

    slot: str
    seat: int


class SetSigns(Message):
    """Set the number of signs on a building."""

    number: int
    signs: int


class AddPeople(Message):
    """Add people of a colour to a building, lying or (`fomo`) standing; a negative number removes some."""

    number: int
    colour: int
    fomo: bool
    by: int


class SetAround(Message):
    """Set the number of tiles around a building."""

    number: int
    count: int


class SetEnclosing(Message):
    """Set whether a building encloses another street."""

    number: int
    encloses: bool


class SetPointing(Message):
    """Set whether the symbols of the building at an end point into the street."""

    slot: str
    points: bool


class UnfoldGame(Message):
    """Show or hide the options of the game."""

    shown: bool


class SetStreetGame(Message):
    """Change an option of the game: `players`, `edition`, `business`, `final`, `current`, or `card-SEAT`."""

    name: str
    value: str


class AddTokens(Message):
    """Add tokens of a kind to a seat; a negative number removes some."""

    seat: int
    kind: int
    by: int


class AddBack(Message):
    """Add a back to the hand of the Hacker, or remove one (`by` −1)."""

    back: str
    by: int


class SwapFor(Message):
    """Score the Entrepreneur's tile instead of a building."""

    number: int


class RemoveElsewhere(Message):
    """Remove a building of another street."""

    tile: str


class ClearStreet(Message):
    """Begin with an empty street."""


class ShareStreet(Message):
    """Share the link to the street."""


NEXT, LEFT, RIGHT, ELSEWHERE, SWAP = SLOTS = ("next", "left", "right", "elsewhere", "swap")
"""The places besides the street's buildings: the next one, the two ends, other streets, the swapped tile."""

MOST_AROUND: Final = 8
FIRST_TILES: Final = "start"
"""Stands for a back in the list of tiles: Central Station and City Park have none."""


class Sheet(Value):
    """The form and the open place; `unfolded`: show the options of the game."""

    form: StreetForm = StreetForm((), cards=(None,) * 5)
    slot: str = NEXT
    unfolded: bool = False

    @property
    def number(self) -> int | None:
        """The number of the open building, if one is open."""
        return int(self.slot) if self.slot.isdecimal() else None

    def building(self, number: int) -> StreetBuilding | None:
        """Return a building of the street, or `None`."""
        return self.form.buildings[number] if 0 <= number < len(self.form.buildings) else None

    def end(self, slot: str) -> StreetEnd | None:
        """Return the building at an end, or `None`."""
        return self.form.ends[(LEFT, RIGHT).index(slot)] if slot in (LEFT, RIGHT) else None

    def holder(self, card: str) -> int | None:
        """Return the seat that has a card, or `None`."""
        return self.form.cards.index(card) if card in self.form.cards else None

    # --- Places ---

    def opened(self, slot: str) -> Sheet:
        """Return the sheet with a place open; the same sheet if there is no such place."""
        valid = slot in SLOTS or (slot.isdecimal() and self.building(int(slot)) is not None)
        if not valid or (slot == NEXT and len(self.form.buildings) == LONGEST_STREET):
            return self
        return self.replace(slot=slot)

    def laid(self, tile: str) -> Sheet:
        """Return the sheet with a tile on the open place, with its newcomers and without a sign."""
        deck = standard_deck()
        if tile not in deck:
            return self
        form = self.form
        match self.slot:
            case "left" | "right":
                return self.with_end(self.slot, StreetEnd(tile, points_in=True))
            case "elsewhere":
                seat = self.holder("location-scout")
                return self if seat is None else self.with_(elsewhere=(*form.elsewhere, (seat, tile)))
            case "swap":
                seat = self.holder("entrepreneur")
                own = (n for n, each in enumerate(form.buildings) if each.owner == seat)
                return self.with_(swap=(tile, next(own, 0))) if form.buildings else self
        building = StreetBuilding(tile, people=newcomers(deck[tile]))
        number = len(form.buildings) if self.number is None else self.number
        if number == len(form.buildings) < LONGEST_STREET:
            return self.with_(buildings=(*form.buildings, building)).replace(slot=str(number))
        return self.with_building(
            number, owner=form.buildings[number].owner, tile=tile, people=building.people
        )

    def removed(self, slot: str) -> Sheet:
        """Return the sheet without the tile on a place."""
        form = self.form
        if slot in (LEFT, RIGHT):
            return self.with_end(slot, None).replace(slot=slot)
        if slot == SWAP:
            return self.with_(swap=None)
        if not slot.isdecimal() or self.building(int(slot)) is None:
            return self
        number = int(slot)
        rest = (*form.buildings[:number], *form.buildings[number + 1 :])
        return self.with_(buildings=rest, swap=None).replace(slot=NEXT)

    def shifted(self, number: int, by: int) -> Sheet:
        """Return the sheet with a building moved in the street."""
        to, moved = number + by, self.building(number)
        if moved is None or self.building(to) is None:
            return self
        rest = [*self.form.buildings[:number], *self.form.buildings[number + 1 :]]
        rest.insert(to, moved)
        return self.with_(buildings=tuple(rest), swap=None).replace(slot=str(to))

    def with_owner(self, slot: str, seat: int) -> Sheet:
        """Return the sheet with a seat's sign on a place, or with none for −1."""
        owner = seat if 0 <= seat < self.form.seats else None
        end = self.end(slot)
        if end is not None:
            return self.with_end(slot, end.replace(owner=owner))
        return self.with_building(int(slot), owner=owner, signs=1) if slot.isdecimal() else self

    def with_people(self, number: int, colour: int, by: int, *, fomo: bool) -> Sheet:
        """Return the sheet with more or fewer people of a colour on a building."""
        building = self.building(number)
        if building is None or not 0 <= colour < len(COLOURS):
            return self
        people = building.fomo if fomo else building.people
        changed = added(people, colour, by, PEOPLE)
        return self.with_building(number, **{"fomo" if fomo else "people": changed})

    # --- The game ---

    def with_option(self, name: str, value: str) -> Sheet:
        """Return the sheet with another option of the game; the same sheet for an impossible value."""
        form = self.form
        match name:
            case "players" if value in ("1", "2", "3", "4", "5"):
                return self.for_players(int(value))
            case "edition" if value in EDITIONS:
                return self.with_(edition=value)
            case "business":
                return self.with_(business=value == "yes", tokens=()).without_impossible_cards()
            case "final":
                return self.with_(final=value == "yes", swap=None, tokens=())
            case "current" if value.isdecimal() and int(value) < form.seats:
                return self.with_(current=int(value))
        seat = name.removeprefix("card-")
        if not seat.isdecimal() or int(seat) >= len(form.cards) or (value and value not in CONSULTANTS):
            return self
        cards = [None if card == value else card for card in form.cards]
        cards[int(seat)] = value or None
        return self.with_cards(cards)

    def for_players(self, players: int) -> Sheet:
        """Return the sheet for a number of players; remove the signs of seats that are gone."""
        form = self.form.replace(cards=(*self.form.cards, *(None,) * players)[:players])

        def owner(seat: int | None) -> int | None:
            return seat if seat is not None and seat < form.seats else None

        buildings = tuple(each.replace(owner=owner(each.owner)) for each in form.buildings)
        left, right = (None if end is None else end.replace(owner=owner(end.owner)) for end in form.ends)
        current = form.current if form.current < form.seats else 0
        form = form.replace(buildings=buildings, ends=(left, right), current=current, tokens=())
        return self.replace(form=form).without_impossible_cards()

    def without_impossible_cards(self) -> Sheet:
        """Return the sheet without the cards that the game does not allow."""
        allowed = self.allowed_cards
        return self.with_cards([card if card in allowed else None for card in self.form.cards])

    @property
    def allowed_cards(self) -> tuple[str, ...]:
        """The cards that the game allows."""
        form = self.form
        return consultants_for(form.mode, len(form.cards), form.business)

    def with_cards(self, cards: list[str | None]) -> Sheet:
        """Return the sheet with the players' cards; clear the entries of cards that are gone."""
        form = self.form
        sheet = self.with_(
            cards=tuple(cards),
            elsewhere=form.elsewhere if "location-scout" in cards else (),
            backs=form.backs if "hacker" in cards else (),
            swap=form.swap if "entrepreneur" in cards else None,
        )
        seat = sheet.holder("location-scout")
        moved = tuple((seat, tile) for _, tile in form.elsewhere) if seat is not None else ()
        sheet = sheet.with_(elsewhere=moved)
        return sheet if sheet.slot not in (ELSEWHERE, SWAP) else sheet.replace(slot=NEXT).opened(NEXT)

    def with_tokens(self, seat: int, kind: int, by: int) -> Sheet:
        """Return the sheet with more or fewer tokens of a kind."""
        form = self.form
        if not 0 <= seat < form.seats or not 0 <= kind < 4:
            return self
        tokens = [*form.tokens, *[(0, 0, 0, 0)] * form.seats][: form.seats]
        tokens[seat] = added(tokens[seat], kind, by, TOKENS)
        return self.with_(tokens=tuple(tokens))

    def with_back(self, back: str, by: int) -> Sheet:
        """Return the sheet with one back more or fewer in the Hacker's hand."""
        backs = [*self.form.backs]
        if by > 0 and back in SYMBOLS and len(backs) < HAND:
            backs.append(back)
        elif by < 0 and back in backs:
            backs.remove(back)
        return self.with_(backs=tuple(backs))

    # --- Changes of the form ---

    def with_(self, **changes: object) -> Sheet:
        """Return the sheet with some fields of its form changed."""
        return self.replace(form=self.form.replace(**changes))

    def with_building(self, number: int, **changes: object) -> Sheet:
        """Return the sheet with some fields of a building changed; the same sheet without that building."""
        buildings = self.form.buildings
        if self.building(number) is None:
            return self
        changed = buildings[number].replace(**changes)
        return self.with_(buildings=(*buildings[:number], changed, *buildings[number + 1 :]))

    def with_end(self, slot: str, end: StreetEnd | None) -> Sheet:
        """Return the sheet with another building at an end."""
        left, right = self.form.ends
        return self.with_(ends=(end, right) if slot == LEFT else (left, end))


def newcomers(building: Building) -> Counts:
    """Return the people who come with a new building: one for each coloured symbol (rules.md §3)."""
    tourist, hipster, parent, shopper, _ = building.symbol_counts
    return (tourist, hipster, parent, shopper)


def added(counts: Counts, index: int, by: int, most: int) -> Counts:
    """Return counts with one of them changed, between 0 and a maximum."""
    return plus(counts, index, min(max(counts[index] + by, 0), most) - counts[index])


SHEET: Final[Slice[Sheet]] = Slice("street sheet", Sheet())
"""The street on the page."""
