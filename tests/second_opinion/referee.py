"""A simple referee for a whole game of Streets: a mutable position and a generator that runs the turns.

It recomputes everything from the city when needed. The generator stops at every decision; `Referee.play`
sends it the choice. Section numbers are those of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any

from .board import (
    COLOURS,
    Building,
    Cell,
    City,
    Street,
    Tile,
    around,
    cell_from,
    cell_text,
    enclosed_streets,
    encloses_something,
    ends,
    in_enclosed_street,
    legal_placements,
    nobody,
    placement_problem,
    pointing_in,
    street_of,
)

Record = dict[str, Any]
Decision = dict[str, Any]
Asking = Generator[Decision, str, None]

KINDS = ("restaurant", "residential", "leisure", "retail")
PLAYER, GRIFTER = 0, 1
SIGNS_EACH = 5
PEOPLE_EACH = 12
TOKENS_EACH = 12
STATION: Cell = (0, 0)
PARK: Cell = (0, 1)
CONSULTANTS = {
    "contractor": range(2, 5),
    "hacker": range(1, 6),
    "entrepreneur": range(1, 6),
    "investor": range(1, 6),
    "hipster-legend": range(1, 6),
    "renovator": range(3, 6),
    "location-scout": range(1, 6),
}
NOT_WITH_BUSINESS = ("contractor", "renovator")


class DamagedRecord(ValueError):
    """The record contradicts itself or the rules before any action."""


class IllegalAction(ValueError):
    """An action that is not legal; the message has the action, its number and the reason."""


class GameEnds(Exception):
    """No legal placement is left (section 3)."""


def check_record(record: Record, tiles: dict[str, Tile]) -> None:
    """Raise `DamagedRecord` for the contradictions described for records."""

    def demand(condition: object, complaint: str) -> None:
        if not condition:
            raise DamagedRecord(complaint)

    demand(record.get("format") == "streets-record", "not a streets-record")
    demand(record.get("version") == 1, f"unknown version {record.get('version')!r}")
    demand(record.get("edition") in ("2021", "draft", "ru"), f"unknown edition {record.get('edition')!r}")
    solo = record.get("mode") == "solo"
    demand(solo or record.get("mode") == "multiplayer", f"unknown mode {record.get('mode')!r}")
    seats = record["seats"]
    demand(len(seats) == 2 if solo else 2 <= len(seats) <= 5, f"{len(seats)} seats")
    demand(len(record["hands"]) == len(seats), "one hand per seat is needed")
    if solo:
        demand(record.get("difficulty") in ("easy", "normal", "hard"), "solo needs a difficulty")
        demand(not record["hands"][GRIFTER], "the Grifter has no hand")
        demand(seats[GRIFTER]["consultant"] is None, "the Grifter has no consultant")
    else:
        demand(record.get("difficulty") is None, "a difficulty is for solo")
        demand(not record["grifter_stack"], "a Grifter's stack is for solo")
    dealt = [tile for hand in record["hands"] for tile in hand] + record["stack"] + record["grifter_stack"]
    for tile in dealt:
        demand(tile in tiles, f"unknown tile {tile!r}")
        demand("cell" not in tiles[tile], f"{tile} is part of the starting city")
        demand(dealt.count(tile) == 1, f"{tile} is dealt twice")
    cards = [seat["consultant"] for seat in seats if seat["consultant"] is not None]
    for card in cards:
        demand(record["consultants"], f"{card} without the Consultants expansion")
        demand(card in CONSULTANTS, f"unknown consultant {card!r}")
        demand(cards.count(card) == 1, f"{card} is dealt twice")
        demand((1 if solo else len(seats)) in CONSULTANTS[card], f"no {card} with this number of players")
        demand(not (record["business"] and card in NOT_WITH_BUSINESS), f"no {card} with Business")


class Referee:
    """A position with its pending decision. It does not play the record's actions (see `snapshots`)."""

    def __init__(
        self, record: Record, deck: dict[str, Any], arrange: Callable[[Referee], None] | None = None
    ) -> None:
        """Set up the record's game; tests may change the position before the first turn with `arrange`."""
        tiles = (record.get("custom_deck") or deck)["tile"]
        self.tiles: dict[str, Tile] = {tile["id"]: tile for tile in tiles}
        check_record(record, self.tiles)
        self.edition: str = record["edition"]
        self.solo: bool = record["mode"] == "solo"
        self.business: bool = record["business"]
        self.seats = range(len(record["seats"]))
        self.cards: list[str | None] = [seat["consultant"] for seat in record["seats"]]
        self.money: list[int] = [seat["money"] for seat in record["seats"]]
        self.unused_signs = [SIGNS_EACH for _ in self.seats]
        self.hands: list[list[str]] = [list(hand) for hand in record["hands"]]
        self.stack: list[str] = list(record["stack"])
        self.grifter_stack: list[str] = list(record["grifter_stack"])
        self.tokens = [dict.fromkeys(KINDS, 0) for _ in self.seats]
        self.token_supply = dict.fromkeys(KINDS, TOKENS_EACH)
        self.moving = nobody()
        self.supply = dict.fromkeys(COLOURS, PEOPLE_EACH)
        self.scored_cells: set[Cell] = set()
        self.payments: list[tuple[int, str | None, int]] = []
        self.over = False
        self.winners: list[int] = []
        self.played = 0

        self.city: City = {}
        for tile in tiles:
            if "cell" in tile:
                x, y = tile["cell"]
                self.city[x, y] = Building(tile, tile["facing"])
        for colour in COLOURS:
            self.supply[colour] -= 1
            self.city[STATION].people[colour] += 1

        if arrange is not None:
            arrange(self)
        self._game = self._whole_game()
        self._asked: Decision | None = next(self._game, None)

    # ------------------------------------------------------------------ the interface

    def decision(self) -> Decision | None:
        """Return the decision {"seat", "kind", "options"}, or `None` when the game is over."""
        return self._asked

    def play(self, text: str) -> None:
        """Play an action text; raises `IllegalAction` if it is not legal."""
        number = self.played + 1
        if self._asked is None:
            raise IllegalAction(f"action {number} ({text}): the game is over")
        if text not in self._asked["options"]:
            raise IllegalAction(f"action {number} ({text}): {self._refusal(text)}")
        self.played = number
        try:
            self._asked = self._game.send(text)
        except StopIteration:
            self._asked = None

    def _refusal(self, text: str) -> str:
        """Return the reason why an action text is not legal."""
        assert self._asked is not None
        asked = f"seat {self._asked['seat']} is asked to {self._asked['kind']}"
        words = text.split(" ")
        if self._asked["kind"] == "build" and words[0] == "build" and len(words) >= 4:
            if words[1] not in self.hands[self._asked["seat"]]:
                return f"{words[1]} is not in the hand of seat {self._asked['seat']}"
            try:
                problem = placement_problem(self.city, cell_from(words[2]), words[3])
            except (ValueError, KeyError):
                return f"not an action ({asked})"
            if problem is not None:
                return f"{problem} (section 1)"
        return f"not offered ({asked})"

    def snapshot(self) -> dict[str, Any]:
        """Return the position in the format of the record's description."""

        def only_some(people: dict[str, int]) -> dict[str, int]:
            return {colour: people[colour] for colour in COLOURS if people[colour] > 0}

        city = {
            cell_text(cell): {
                "tile": building.tile["id"],
                "facing": building.facing,
                "owner": building.owner,
                "signs": building.signs,
                "people": only_some(building.people),
                "fomo": only_some(building.fomo),
            }
            for cell, building in sorted(self.city.items())
        }
        return {
            "money": list(self.money),
            "signs": list(self.unused_signs),
            "hands": [sorted(hand) for hand in self.hands],
            "stack": len(self.stack),
            "supply": dict(self.supply),
            "tokens": [dict(held) for held in self.tokens],
            "city": city,
            "moving": only_some(self.moving),
            "over": self.over,
            "winners": list(self.winners),
            "decision": self._asked,
        }

    # ------------------------------------------------------------------ the turn (section 3)

    def _whole_game(self) -> Asking:
        try:
            if self.solo:
                yield from self._solo_rounds()
            else:
                yield from self._turns()
        except GameEnds:
            pass
        self._score_the_end()

    def _turns(self) -> Asking:
        seat = 0
        while True:
            contractor = self.cards[seat] == "contractor"
            builds = 2 if contractor and self.stack else 1
            for _ in range(builds):
                yield from self._build_from_hand(seat)
            for _ in range(2 if contractor else 1):
                self._draw(seat)
            if not self.stack and not any(self.hands):
                return
            seat = (seat + 1) % len(self.seats)

    def _solo_rounds(self) -> Asking:
        while True:
            yield from self._build_from_hand(PLAYER)
            yield from self._grifter_builds()
            self._draw(PLAYER)
            if not self.stack and not self.grifter_stack and not self.hands[PLAYER]:
                return

    def _draw(self, seat: int) -> None:
        if self.stack:
            self.hands[seat].append(self.stack.pop(0))

    def _ask(self, seat: int, kind: str, options: list[str]) -> Generator[Decision, str, str]:
        """Ask for one of the options; choose a single option automatically, except for `build`.

        The player decides for the Grifter.
        """
        options = sorted(set(options))
        if len(options) == 1 and kind != "build":
            return options[0]
        asked = PLAYER if self.solo else seat
        choice = yield {"seat": asked, "kind": kind, "options": options}
        return choice

    def _build_from_hand(self, seat: int) -> Asking:
        if not self.hands[seat]:
            return
        if not legal_placements(self.city):
            raise GameEnds
        if self.unused_signs[seat] == 0:
            yield from self._abandon(seat)
        text = yield from self._ask(seat, "build", self._build_options(seat))
        word, tile, where, *rest = text.split(" ")
        cell = cell_from(where)
        self.hands[seat].remove(tile)
        if word == "renovate":
            self._renovate(self.tiles[tile], cell, seat)
        else:
            signs = 2 if rest[1:] == ["double"] else 1
            self._put(self.city, self.supply, Building(self.tiles[tile], rest[0], seat, signs), cell)
        self.unused_signs[seat] -= self.city[cell].signs
        yield from self._score_all_waiting(seat)

    def _build_options(self, seat: int) -> list[str]:
        options = []
        places = legal_placements(self.city)
        doubled = any(here.owner == seat and here.signs == 2 for here in self.city.values())
        for tile in self.hands[seat]:
            for cell, facing in places:
                options.append(f"build {tile} {cell_text(cell)} {facing}")
                if self.cards[seat] == "investor" and self.unused_signs[seat] >= 2 and not doubled:
                    options.append(f"build {tile} {cell_text(cell)} {facing} double")
            if self.cards[seat] == "renovator":
                options += [f"renovate {tile} {cell_text(cell)}" for cell in self._may_be_covered()]
        return options

    def _may_be_covered(self) -> list[Cell]:
        never = (STATION, PARK) if self.edition == "ru" else (STATION,)
        return [cell for cell in self.city if in_enclosed_street(self.city, cell) and cell not in never]

    def _put(self, city: City, supply: dict[str, int], building: Building, cell: Cell) -> None:
        """Add a building with its people to the city; people with FOMO in its colours move there.

        In the Russian edition they stay if it encloses its own street (10); a renovated building does not.
        """
        renovated = cell in city
        city[cell] = building
        for symbol in building.tile["symbols"]:
            if symbol in COLOURS and supply[symbol] > 0:
                supply[symbol] -= 1
                building.people[symbol] += 1
        if self.edition == "ru" and not renovated and in_enclosed_street(city, cell):
            return
        for other in city.values():
            for colour in COLOURS:
                if colour in building.tile["symbols"] and other is not building:
                    building.people[colour] += other.fomo[colour]
                    other.fomo[colour] = 0

    def _renovate(self, tile: Tile, cell: Cell, seat: int) -> None:
        """Build on top; people of other colours go to Central Station. The street is scored again."""
        covered = self.city[cell]
        renovated = Building(tile, covered.facing, seat, 1)
        for colour in COLOURS:
            crowd = covered.people[colour] + covered.fomo[colour]
            if colour in tile["symbols"]:
                renovated.people[colour] += crowd
            else:
                self.city[STATION].fomo[colour] += crowd
        self._put(self.city, self.supply, renovated, cell)
        self.scored_cells -= set(street_of(self.city, cell))

    def _abandon(self, seat: int) -> Asking:
        mine = [cell for cell, here in self.city.items() if here.owner == seat]
        text = yield from self._ask(seat, "abandon", [f"abandon {cell_text(cell)}" for cell in mine])
        cell = cell_from(text.split(" ")[1])
        if self.business:
            yield from self._claim(seat, [cell])
        self._take_signs_back(cell)
        self.city[cell].abandoned = True
        yield from self._move_people([cell], seat)

    def _take_signs_back(self, cell: Cell) -> None:
        building = self.city[cell]
        if building.owner is not None and not self._is_grifter(building.owner):
            self.unused_signs[building.owner] += building.signs
        building.owner, building.signs = None, 0

    def _is_grifter(self, seat: int) -> bool:
        return self.solo and seat == GRIFTER

    # ------------------------------------------------------------------ scoring a street (section 4)

    def _waiting_streets(self) -> list[Street]:
        return [street for street in enclosed_streets(self.city) if street[0] not in self.scored_cells]

    def _score_all_waiting(self, current: int) -> Asking:
        while self._waiting_streets():
            options = [f"score {cell_text(street[0])}" for street in self._waiting_streets()]
            text = yield from self._ask(current, "score", options)
            street = street_of(self.city, cell_from(text.split(" ")[1]))
            yield from self._score_street(street, current)

    def _owners(self, street: Street) -> set[int]:
        return {owner for cell in street if (owner := self.city[cell].owner) is not None}

    def _score_street(self, street: Street, current: int) -> Asking:
        clockwise = [(current + step) % len(self.seats) for step in range(len(self.seats))]
        if self.business:
            for seat in clockwise[1:] + clockwise[:1]:
                if seat in self._owners(street):
                    yield from self._claim(seat, [cell for cell in street if self.city[cell].owner == seat])
        swapped: dict[Cell, Tile] = {}
        for seat in clockwise:
            if self.cards[seat] == "entrepreneur" and seat in self._owners(street):
                swapped.update((yield from self._swap(seat, street)))
        for seat in clockwise:
            for cell in street:
                if self.city[cell].owner == seat:
                    dollars = self.worth(cell, tile=swapped.get(cell))
                    self._pay(seat, cell_text(cell), dollars)
        for cell in street:
            self._take_signs_back(cell)
        self.scored_cells |= set(street)
        yield from self._move_people(street, current)

    def _swap(self, seat: int, street: Street) -> Generator[Decision, str, dict[Cell, Tile]]:
        usable = [tile for tile in self.hands[seat] if self.tiles[tile]["valuation"]["kind"] != "copy"]
        mine = [cell for cell in street if self.city[cell].owner == seat]
        options = [f"swap {tile} {cell_text(cell)}" for tile in usable for cell in mine]
        text = yield from self._ask(seat, "swap", ["swap none", *options])
        if text == "swap none":
            return {}
        _, tile, where = text.split(" ")
        return {cell_from(where): self.tiles[tile]}

    def _pay(self, seat: int, what: str | None, dollars: int) -> None:
        self.money[seat] += dollars
        self.payments.append((seat, what, dollars))

    # ------------------------------------------------------------------ worth (sections 4, 6, 8)

    def worth(self, cell: Cell, *, tile: Tile | None = None, final: bool = False) -> int:
        """Return what the building would pay its owner if its street were scored now: valuation and people.

        `tile`: the tile scored instead (Entrepreneur). `final`: in end game scoring, before halving.
        """
        building = self.city[cell]
        assert building.owner is not None
        dollars = self.valuation(self.city, cell, tile or building.tile, building.owner, final)
        if building.signs == 2:
            dollars *= 2
        return dollars + sum(self._people_on(building, colour) for colour in COLOURS)

    def worths(self, *, final: bool = False) -> dict[Cell, int]:
        """Return the worth of every building with a sign, if its street were scored now."""
        owned = [cell for cell, here in sorted(self.city.items()) if here.owner is not None]
        return {cell: self.worth(cell, final=final) for cell in owned}

    def _people_on(self, building: Building, colour: str) -> int:
        """Return the people who count in scoring."""
        standing = 0 if self.edition == "ru" else building.fomo[colour]
        return building.people[colour] + standing

    def valuation(self, city: City, cell: Cell, tile: Tile, seat: int, final: bool) -> int:
        """Return the dollars of the tile's valuation for this seat on this cell."""
        law = tile["valuation"]
        kind = law["kind"]
        dollars = int(law.get("dollars", 0))
        street = street_of(city, cell)
        if kind == "none":
            return 0
        if kind == "copy":
            return self._best_to_copy(city, cell, seat, final)
        if kind == "people":
            return dollars * sum(self._people_on(city[here], law["colour"]) for here in street)
        if kind == "size":
            return dollars * len(street)
        if kind == "signs":
            return dollars * sum(city[here].signs for here in street if city[here].owner == seat)
        if kind == "adjacency":
            return dollars * sum(1 for here in around(cell) if here in city)
        if kind == "enclosure":
            return dollars if encloses_something(city, cell) else 0

        symbols = self._symbols(city, street, seat, final)
        if kind == "wild":
            return dollars * symbols.count("wild")
        if kind == "symbols":
            return dollars * sum(1 for symbol in symbols if symbol in (law["symbol"], "wild"))
        if kind == "sets":
            return dollars * complete_sets(symbols, law["symbols"])
        raise DamagedRecord(f"{tile['id']}: unknown valuation {kind!r}")

    def _best_to_copy(self, city: City, cell: Cell, seat: int, final: bool) -> int:
        not_copied = ("copy", "enclosure", "adjacency") if self.edition == "ru" else ("copy",)
        offers = [0]
        for here in street_of(city, cell):
            tile = city[here].tile
            if here != cell and tile["valuation"]["kind"] not in not_copied:
                offers.append(self.valuation(city, here, tile, seat, final))
        return max(offers)

    def _symbols(self, city: City, street: Street, seat: int, final: bool) -> list[str]:
        """Return all symbols that count for this seat's buildings in the street, lent ones too."""
        symbols = [
            symbol for cell in street + pointing_in(city, street) for symbol in city[cell].tile["symbols"]
        ]
        card = self.cards[seat]
        if card == "hacker":
            symbols.append("wild")
            symbols += [self.tiles[tile]["back"] for tile in self.hands[seat]]
        if card == "location-scout" and not final:
            for cell, here in city.items():
                if here.owner == seat and cell not in street:
                    symbols += here.tile["symbols"]
        if card == "hipster-legend":
            symbols.append("hipster")
            symbols = ["wild" if symbol == "hipster" else symbol for symbol in symbols]
        return symbols

    # ------------------------------------------------------------------ moving people (section 5)

    def destinations(self, city: City, colour: str, leaving: list[Cell]) -> list[Cell]:
        """Return the destinations for people of a colour who leave these cells."""
        return [
            cell
            for cell, here in city.items()
            if colour in here.tile["symbols"]
            and cell not in leaving
            and not in_enclosed_street(city, cell)
            and not (self.edition == "ru" and here.abandoned)
        ]

    def _move_people(self, cells: list[Cell], current: int) -> Asking:
        for colour in COLOURS:
            crowd = sum(self.city[cell].people[colour] + self.city[cell].fomo[colour] for cell in cells)
            if crowd == 0:
                continue
            allowed = self.destinations(self.city, colour, cells)
            if self._is_grifter(current):
                allowed = [cell for cell in allowed if self.city[cell].owner == GRIFTER] or allowed
            if not allowed:
                for cell in cells:
                    here = self.city[cell]
                    here.fomo[colour] += here.people[colour]
                    here.people[colour] = 0
                continue
            for cell in cells:
                self.city[cell].people[colour] = self.city[cell].fomo[colour] = 0
            self.moving[colour] = crowd
            while self.moving[colour] > 0:
                options = [f"move {colour} {cell_text(cell)}" for cell in allowed]
                text = yield from self._ask(current, "move", options)
                self.moving[colour] -= 1
                self.city[cell_from(text.split(" ")[2])].people[colour] += 1

    # ------------------------------------------------------------------ Business (section 7)

    def _kinds_left(self) -> list[str]:
        return [kind for kind in KINDS if self.token_supply[kind] > 0]

    def _claim(self, seat: int, cells: list[Cell]) -> Asking:
        """Let a seat claim tokens with one of these buildings."""
        if not self._kinds_left():
            return
        claims = []
        for cell in cells:
            icons = self.city[cell].tile["business"]
            claims.append(" ".join(icon if icon in self._kinds_left() else "wild" for icon in icons))
        if self._is_grifter(seat):
            claims = self._what_the_grifter_claims(claims)
        text = yield from self._ask(seat, "claim", [f"claim {icons}" for icons in claims])
        for icon in text.split(" ")[1:]:
            left = self._kinds_left()
            if not left:
                return
            kind = icon
            if icon not in left:
                if self._is_grifter(seat):
                    left = self._least_held(left)
                answer = yield from self._ask(seat, "token", [f"token {one}" for one in left])
                kind = answer.split(" ")[1]
            self.token_supply[kind] -= 1
            self.tokens[seat][kind] += 1

    def _least_held(self, kinds: list[str]) -> list[str]:
        fewest = min(self.tokens[GRIFTER][kind] for kind in kinds)
        return [kind for kind in kinds if self.tokens[GRIFTER][kind] == fewest]

    def _what_the_grifter_claims(self, claims: list[str]) -> list[str]:
        """Return the claims whose first icon allows the kind the Grifter has least of."""

        def allows(claim: str) -> list[str]:
            first = claim.split(" ")[0]
            return self._kinds_left() if first == "wild" else [first]

        wanted = self._least_held([kind for claim in claims for kind in allows(claim)])
        return [claim for claim in claims if any(kind in wanted for kind in allows(claim))]

    # ------------------------------------------------------------------ the Grifter (section 9)

    def _grifter_builds(self) -> Asking:
        if not self.stack and not self.grifter_stack:
            return
        if not legal_placements(self.city):
            raise GameEnds
        tile = self.tiles[(self.stack or self.grifter_stack).pop(0)]
        options = [f"build {tile['id']} {cell_text(cell)} {side}" for cell, side in self.grifter_places(tile)]
        text = yield from self._ask(PLAYER, "grifter", options)
        _, _, where, facing = text.split(" ")
        self._put(self.city, self.supply, Building(tile, facing, GRIFTER, 1), cell_from(where))
        yield from self._score_all_waiting(GRIFTER)

    def grifter_places(self, tile: Tile) -> list[tuple[Cell, str]]:
        """Return the Grifter's best legal placements, including ties."""
        places = legal_placements(self.city)
        if tile["valuation"]["kind"] == "enclosure":
            likes = {place: self._moved_by_enclosing(tile, place) for place in places}
        else:
            likes = {place: self._worth_if_built(tile, place) for place in places}
        best = max(likes.values())
        return [place for place in places if likes[place] == best]

    def _city_with(self, tile: Tile, cell: Cell, facing: str) -> City:
        """Return a copy of the city with this tile of the Grifter's and the people on it."""
        city = {where: building.copy() for where, building in self.city.items()}
        self._put(city, dict(self.supply), Building(tile, facing, GRIFTER, 1), cell)
        return city

    def _worth_if_built(self, tile: Tile, place: tuple[Cell, str]) -> int:
        cell, facing = place
        return self.valuation(self._city_with(tile, cell, facing), cell, tile, GRIFTER, False)

    def _moved_by_enclosing(self, tile: Tile, place: tuple[Cell, str]) -> int:
        """Return how many people would move to the Grifter's buildings; -1 if the tile encloses no street."""
        cell, facing = place
        city = self._city_with(tile, cell, facing)
        before = enclosed_streets(self.city)
        newly = [street for street in enclosed_streets(city) if street not in before]
        if not any(cell in ends(city, street) for street in newly):
            return -1
        moved = 0
        for colour in COLOURS:
            if any(city[where].owner == GRIFTER for where in self.destinations(city, colour, [])):
                for here in [city[where] for street in newly for where in street]:
                    moved += here.people[colour] + here.fomo[colour]
        return moved

    # ------------------------------------------------------------------ the end (sections 6, 7, 9)

    def _score_the_end(self) -> None:
        for cell, whole in self.worths(final=True).items():
            owner = self.city[cell].owner
            assert owner is not None
            self._pay(owner, cell_text(cell), (whole + 1) // 2)
        if self.business:
            for kind in KINDS:
                most = max(held[kind] for held in self.tokens)
                leaders = [seat for seat in self.seats if self.tokens[seat][kind] == most and most > 0]
                for seat in leaders:
                    self._pay(seat, None, 10 if len(leaders) == 1 else 5)
            for seat in self.seats:
                for _ in range(min(self.tokens[seat].values())):
                    self._pay(seat, None, 10)
        self.over = True
        if self.solo:
            self.winners = [PLAYER if self.money[PLAYER] > self.money[GRIFTER] else GRIFTER]
        else:
            self.winners = [seat for seat in self.seats if self.money[seat] == max(self.money)]


def complete_sets(symbols: list[str], wanted: list[str]) -> int:
    """Return how many complete sets the symbols make; each is used once, a wild one stands for any."""
    sets = 0
    while True:
        missing = 0
        for kind in set(wanted):
            missing += max(0, (sets + 1) * wanted.count(kind) - symbols.count(kind))
        if missing > symbols.count("wild"):
            return sets
        sets += 1


def snapshots(record: Record, deck: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the snapshot at the start and after every action of the record."""
    referee = Referee(record, deck)
    yield referee.snapshot()
    for text in record["actions"]:
        referee.play(text)
        yield referee.snapshot()
