"""The form of a new game: its messages, its state, and its entries that are stored for the next one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final
from unicodedata import normalize

from app.bots import BOTS, present_kind
from app.engine.consultants import CONSULTANTS
from app.engine.editions import EDITIONS
from app.engine.setup import (
    GRIFTER_MONEY,
    MAX_NAME,
    MAX_SEED,
    RANDOM,
    SeatChoice,
    Setup,
    clean_name,
    consultant_problem,
)
from app.engine.state import Mode
from app.saves.codec import Field, Schema, as_it_is, replaced
from app.saves.marks import FACES, PLAIN, SEAT_COLOURS, SHAPES, Seating, SeatLook, complete_looks, look_of
from app.ui.core.messages import CatalogueLoaded, Message
from app.ui.core.model import Model, Slice
from app.ui.core.registry import StoreText, Update
from app.ui.core.stored import StoredValue, store
from app.ui.core.texts import say
from app.ui.words.names import given_name

if TYPE_CHECKING:
    from app.engine.city import Deck
    from app.saves.book import Person


class SeatPlayer(Message):
    """Seat a player of the results book, with their last name and looks."""

    player: str


class SetGame(Message):
    """Change an entry of the new-game form."""

    entry: str
    value: str


class SetPlace(Message):
    """Change an entry of a place in the new-game form."""

    place: int
    entry: str
    value: str


class AddPlace(Message):
    """Add a place to the new game."""


class AddBot(Message):
    """Add a place for a bot to the new game."""


class RemovePlace(Message):
    """Remove a place from the new game."""

    place: int


class Begin(Message):
    """Begin the game that the form describes; if the form has problems, show them instead."""

    once = True


class NewSeed(Message):
    """Draw another seed for the form."""


class LastTime(Message):
    """Begin a game with the choices of the last one."""

    once = True


FEWEST, MOST = 2, 5
SEAT_KINDS: Final = ("human", *BOTS)


@dataclass(frozen=True, slots=True)
class Place:
    """A place at the table: the player's name, kind and look, and the chosen consultant."""

    name: str
    look: SeatLook
    kind: str = "human"
    consultant: str = RANDOM


@dataclass(frozen=True, slots=True)
class NewGame:
    """The entries of the form.

    `places` are for pass and play, `alone` for solo. `first` is the place that starts, or `None` for a random
    one. `palette` is the place whose details are open. `tried`: show problems. `deck` is a deck from a file,
    or `None` for the standard one. `post`: each person plays on their own device, and this one belongs to
    place `me`. `phones`: the hands are on phones. `more`: show the rare options. `kept` are the stored
    entries (`entries_to_store`).
    """

    places: tuple[Place, ...]
    alone: Place
    mode: Mode = "multiplayer"
    difficulty: str = "normal"
    business: bool = False
    consultants: bool = False
    choosing: bool = False
    edition: str = "2021"
    first: int | None = None
    seed: str = ""
    trust: bool = False
    practice: bool = False
    palette: int | None = None
    tried: bool = False
    deck: Deck | None = None
    post: bool = False
    phones: bool = False
    me: int = 0
    more: bool = False
    kept: Mapping[str, Any] = field(default_factory=dict)

    @property
    def by_post(self) -> bool:
        """Whether the game is played by post."""
        return self.post and self.mode == "multiplayer"

    @property
    def way(self) -> str:
        """The way to play: `solo`, `multiplayer` (on one device), `phones` or `post`."""
        if self.mode == "solo":
            return "solo"
        return "post" if self.post else "phones" if self.phones and self.people else "multiplayer"

    @property
    def seats(self) -> tuple[Place, ...]:
        """The places of the chosen mode."""
        return (self.alone,) if self.mode == "solo" else self.places

    @property
    def people(self) -> int:
        """The number of people."""
        return sum(place.kind == "human" for place in self.seats)

    @property
    def seating(self) -> Seating:
        """The looks of the places, and the players' agreements besides the rules."""
        looks = tuple(place.look for place in self.seats)
        trust = self.trust and self.people > 1 and not self.by_post
        practice = self.practice and not self.by_post
        return Seating(complete_looks(looks, 2) if self.mode == "solo" else looks, trust, practice)


def default_name(number: int, kind: str) -> str:
    """Return the default name of a place; bots have names by kind."""
    if kind == "human":
        return say("new_game.default_name", seat=number + 1)
    return given_name(kind, number)


def unnamed_places(form: NewGame) -> frozenset[int | None]:
    """Return the numbers of places with default names; `None` stands for the solo place."""
    numbers = {n for n, place in enumerate(form.places) if place.name == default_name(n, place.kind)}
    return frozenset(numbers | ({None} if form.alone.name == say("new_game.solo_name") else set()))


# --- Changing ---

WAYS: Final = ("multiplayer", "phones", "post")
"""The ways to play with several people."""

FLAGS: Final = ("business", "consultants", "choosing", "trust", "practice", "post", "phones", "more")


def with_entry(form: NewGame, field: str, value: str) -> NewGame:
    """Return the form with an entry changed; an invalid value changes nothing."""
    if field in FLAGS:
        return replace(form, **{field: value == "yes"})  # type: ignore[arg-type]
    match field:
        case "deck" if value == "standard":
            return replace(form, deck=None)
        case "mode" if value == "solo":
            return replace(form, mode="solo", palette=None)
        case "mode" if value in WAYS:
            return replace(
                form, mode="multiplayer", post=value == "post", phones=value == "phones", palette=None
            )
        case "difficulty" if value in GRIFTER_MONEY:
            return replace(form, difficulty=value)
        case "edition" if value in EDITIONS:
            return replace(form, edition=value)
        case "me":
            me = _number(value)
            return replace(form, me=me if me is not None and me < len(form.places) else 0)
        case "seed":
            return replace(form, seed=value)
        case "seed_entered":
            return replace(form, seed=normalize("NFKC", value))
        case "first":
            first = _number(value)
            return replace(form, first=first if first is not None and first < len(form.places) else None)
        case "palette":
            number = _number(value)
            return replace(form, palette=None if number == form.palette else number)
    return form


def _number(value: str) -> int | None:
    """Parse a digit; no list here is longer."""
    return int(value) if len(value) == 1 and value.isdecimal() else None


def with_place_entry(form: NewGame, number: int, field: str, value: str) -> NewGame:
    """Return the form with a place's entry changed; a colour or shape in use is swapped."""
    if not 0 <= number < len(form.seats):
        return form
    place = form.seats[number]
    match field:
        case "name":
            place = replace(place, name=value)
        case "kind" if value in SEAT_KINDS:
            unnamed = place.name == default_name(number, place.kind)
            name = default_name(number, value) if unnamed and form.mode != "solo" else place.name
            place = replace(place, kind=value, name=name)
        case "consultant" if value == RANDOM or value in CONSULTANTS:
            place = replace(place, consultant=value)
        case "colour" if (colour := _number(value)) is not None and colour in SEAT_COLOURS:
            return _with_look(form, number, "colour", colour)
        case "shape" if value in SHAPES:
            return _with_look(form, number, "shape", value)
        case "face" if value in FACES:
            place = replace(place, look=place.look._replace(face=value))
    return _with(form, number, place)


def _with(form: NewGame, number: int, place: Place) -> NewGame:
    if form.mode == "solo":
        return replace(form, alone=place)
    return replace(form, places=(*form.places[:number], place, *form.places[number + 1 :]))


def _with_look(form: NewGame, number: int, part: str, value: Any) -> NewGame:
    """Return the form with a place's colour or shape changed; its previous owner gets the old one."""
    before = getattr(form.seats[number].look, part)
    for other, place in enumerate(form.seats):
        if getattr(place.look, part) == value:
            form = _with(form, other, replace(place, look=place.look._replace(**{part: before})))
    place = form.seats[number]
    return _with(form, number, replace(place, look=place.look._replace(**{part: value})))


def with_place(form: NewGame) -> NewGame:
    """Return the form with one more place, if there is room; a second one ends a solo game."""
    if form.mode == "solo":
        return _together(form)
    number = len(form.places)
    if number >= MOST:
        return form
    look = complete_looks([place.look for place in form.places], number + 1)[number]
    return replace(form, places=(*form.places, Place(default_name(number, "human"), look)), palette=None)


def _together(form: NewGame) -> NewGame:
    """Return the form for two players; the solo player keeps the name and face."""
    first, second = form.places[:FEWEST]
    alone = form.alone
    if alone.name != say("new_game.solo_name"):
        first = replace(first, name=alone.name)
    first = replace(first, kind="human", look=first.look._replace(face=alone.look.face))
    return replace(form, mode="multiplayer", places=(first, second), palette=None)


def with_bot_place(form: NewGame) -> NewGame:
    """Return the form with one more place for a bot, if there is room."""
    longer = with_place(form)
    if longer is form:
        return form
    return with_place_entry(longer, len(longer.places) - 1, "kind", next(iter(BOTS)))


def with_person(form: NewGame, person: Person) -> NewGame:
    """Return the form with a known person at the first unnamed place, or at an additional one.

    The person brings their face, and their colour and shape unless somebody else at the table has them.
    """
    number = free_place(form)
    if number is None:
        return form
    if number == len(form.seats):
        form = with_place(form)
    form = with_place_entry(with_place_entry(form, number, "kind", "human"), number, "name", person.name)
    for part, value in (("colour", str(person.colour)), ("shape", person.shape), ("face", person.face)):
        if part == "face" or not any(
            str(getattr(place.look, part)) == value for place in _named(form, number)
        ):
            form = with_place_entry(form, number, part, value)
    return form


def free_place(form: NewGame) -> int | None:
    """Return the place that a known person would take, or `None` if all are taken."""
    if form.mode == "solo":
        return 0
    default = unnamed_places(form)
    people = [n for n, place in enumerate(form.places) if place.kind == "human" and n in default]
    return people[0] if people else len(form.places) if len(form.places) < MOST else None


def _named(form: NewGame, but: int) -> list[Place]:
    """Return the other places of people with names of their own."""
    default = unnamed_places(form)
    return [
        place for n, place in enumerate(form.seats) if n != but and place.kind == "human" and n not in default
    ]


def without_place(form: NewGame, number: int) -> NewGame:
    """Return the form with one place fewer, default names renumbered; one of two leaves a solo game."""
    if form.mode == "solo" or not 0 <= number < len(form.places):
        return form
    if len(form.places) <= FEWEST:
        return _alone(form, form.places[1 - number])
    left = [
        replace(place, name=default_name(n - (n > number), place.kind))
        if place.name == default_name(n, place.kind)
        else place
        for n, place in enumerate(form.places)
        if n != number
    ]
    first = form.first
    if first is not None:
        first = None if first == number else first - (first > number)
    me = 0 if form.me == number else form.me - (form.me > number)
    return replace(form, places=tuple(left), first=first, me=me, palette=None)


def _alone(form: NewGame, place: Place) -> NewGame:
    """Return the form for a solo game; the remaining person keeps a name of their own."""
    if place.kind == "human" and place.name not in map(_default_human, range(MOST)):
        form = replace(form, alone=replace(form.alone, name=place.name))
    return replace(form, mode="solo", palette=None)


def _default_human(number: int) -> str:
    return default_name(number, "human")


def with_deal(form: NewGame, setup: Setup) -> NewGame:
    """Return the form with the options of a deal and its own people."""
    form = replace(
        form,
        mode=setup.mode,
        edition=setup.edition,
        business=setup.business,
        consultants=setup.consultants,
        choosing=setup.consultants,
        difficulty=setup.difficulty or form.difficulty,
        seed=setup.seed,
        first=setup.first,
        deck=None,
    )
    if setup.mode != "solo":
        form = replace(form, places=form.places[: len(setup.seats)])
        while len(form.places) < len(setup.seats):
            form = with_place(form)
    for number, seat in enumerate(setup.seats):
        form = with_place_entry(form, number, "consultant", seat.consultant or RANDOM)
    return form


# --- Problems ---


def problems(form: NewGame) -> dict[str, str]:
    """Return the problems that prevent the game, by the inputs' ids."""
    errors: dict[str, str] = {}
    names = [clean_name(place.name) for place in form.seats]
    for number, name in enumerate(names):
        if not name:
            errors[f"name-{number}"] = say("errors.name_empty")
        elif name.casefold() in (other.casefold() for other in names[:number]):
            errors[f"name-{number}"] = say("errors.name_taken", name=name)
        elif len(form.seats[number].name.strip()) > MAX_NAME:
            errors[f"name-{number}"] = say("errors.name_long", limit=MAX_NAME)
    if form.by_post and form.people < FEWEST:
        errors["me"] = say("errors.post_people")
    elif form.by_post and form.places[form.me].kind != "human":
        errors["me"] = say("errors.post_me")
    if not form.seed.strip():
        errors["seed"] = say("errors.seed_empty")
    elif len(form.seed.strip()) > MAX_SEED:
        errors["seed"] = say("errors.seed_long", limit=MAX_SEED)
    return errors


def impossible(form: NewGame, number: int, card: str) -> str | None:
    """Return why a place cannot choose a consultant, or `None` if it can."""
    if card == RANDOM:
        return None
    players = len(form.seats)
    if consultant_problem(card, form.mode, players, form.business) is not None:
        if form.mode == "solo":
            why = "solo"
        elif consultant_problem(card, form.mode, players, business=False) is not None:
            why = "players"
        else:
            why = "business"
        return say(f"impossible.{card}_{why}")
    for other, place in enumerate(form.seats[:number]):
        if chosen_consultant(form, other) == card:
            return say("impossible.consultant_taken", name=clean_name(place.name))
    return None


def chosen_consultant(form: NewGame, number: int) -> str:
    """Return the consultant of a place; a random card instead of an impossible one."""
    card = form.seats[number].consultant
    if not form.choosing or impossible(form, number, card) is not None:
        return RANDOM
    return card


def _name_of(form: NewGame, number: int) -> str:
    """Return the name of a place; an unnamed person who plays only with bots gets the solo name."""
    name = form.seats[number].name
    people = [n for n, place in enumerate(form.seats) if place.kind == "human"]
    if people == [number] and name == default_name(number, "human"):
        return say("new_game.solo_name")
    return name


def setup_of(form: NewGame) -> Setup:
    """Return the setup that the form describes."""
    solo = form.mode == "solo"
    return Setup(
        seats=tuple(
            SeatChoice(
                _name_of(form, number),
                place.kind,
                chosen_consultant(form, number) if form.consultants else None,
            )
            for number, place in enumerate(form.seats)
        ),
        mode=form.mode,
        edition=form.edition,
        business=form.business,
        consultants=form.consultants,
        difficulty=form.difficulty if solo else None,
        seed=form.seed.strip(),
        first=None if solo else form.first,
    )


FORM_KEY: Final = "new_game"
MAX_FORM: Final = 20_000

FORM: Final[Slice[NewGame | None]] = Slice("form", None)
"""The form of a new game, once changed."""


def form_of(model: Model) -> NewGame:
    """Return the form of a new game; before its first change, with its initial entries."""
    return model[FORM] or fresh()


def has_last(form: NewGame) -> bool:
    """Return whether the player has begun a game with their own choices before."""
    return dict(form.kept) != fresh().kept


def fresh() -> NewGame:
    """Return the form with its initial entries."""
    form = NewGame(
        tuple(Place(default_name(n, "human"), PLAIN[n]) for n in range(FEWEST)),
        Place(say("new_game.solo_name"), PLAIN[0]),
    )
    return replace(form, kept=entries_to_store(form))


def with_default_names(form: NewGame, places: frozenset[int | None]) -> NewGame:
    """Return the form with default names for these places."""
    renamed_places = tuple(
        replace(place, name=default_name(n, place.kind)) if n in places else place
        for n, place in enumerate(form.places)
    )
    alone = replace(form.alone, name=say("new_game.solo_name")) if None in places else form.alone
    renamed = replace(form, places=renamed_places, alone=alone)
    return replace(renamed, kept=merged_form(form.kept, entries_to_store(form), entries_to_store(renamed)))


# --- The entries as plain data ---

_PASSING: Final = ("seed", "palette", "tried", "deck", "me", "more")
"""Entries for one game only."""

_SEATED: Final = ("places", "first")
"""Entries that refer to places by number."""


def entries_to_store(form: NewGame) -> dict[str, Any]:
    """Return the entries to store for the next new game, as plain data."""
    entries = asdict(replace(form, deck=None, kept={}))
    for place in (*entries["places"], entries["alone"]):
        place["look"] = [part for part in place["look"] if part != ""]  # as in JSON
    entries["places"] = list(entries["places"])
    return {name: value for name, value in entries.items() if name not in (*_PASSING, "kept")}


def form_with_stored(kept: object) -> NewGame:
    """Return the form with the stored entries; damaged ones keep their defaults."""
    form = fresh()
    if not isinstance(kept, Mapping):
        return form
    places = kept.get("places")
    if isinstance(places, list) and FEWEST <= len(places) <= MOST:
        seats = tuple(_place(place, n, default_name(n, "human")) for n, place in enumerate(places))
        if len({p.look.colour for p in seats}) == len({p.look.shape for p in seats}) == len(seats):
            form = replace(form, places=seats)
    form = replace(form, alone=replace(_place(kept.get("alone"), 0, form.alone.name), kind="human"))
    for name in ("mode", "difficulty", "edition"):
        form = with_entry(form, name, str(kept.get(name)))
    for name in FLAGS:
        form = with_entry(form, name, "yes" if kept.get(name) is True else "no")
    form = with_entry(form, "first", str(kept.get("first")))
    return replace(form, kept=entries_to_store(form))


def updated_from_stored(form: NewGame, stored: object) -> NewGame:
    """Return the form with the stored entries, except those changed here since."""
    other = form_with_stored(stored)
    if other.kept == form.kept:
        return form
    now = form_with_stored(merged_form(other.kept, form.kept, entries_to_store(form)))
    me = form.me if form.me < len(now.places) else 0
    passing = {name: getattr(form, name) for name in _PASSING} | {"me": me}
    return replace(now, kept=other.kept, **passing)


def merged_form(stored: object, before: object, after: object) -> Any:
    """Return stored entries with the changes between two others, as plain data.

    Two places cannot share a colour or a shape; in a conflict the changed places win.
    """
    merged = replaced(stored, before, after)
    if isinstance(merged, dict) and isinstance(after, dict) and not _differ(merged.get("places")):
        return {**merged, **{name: after[name] for name in _SEATED if name in after}}
    return merged


def _differ(places: object) -> bool:
    """Return whether no two places share a colour or a shape."""
    entries = places if isinstance(places, list) else []
    looks = [look_of(place.get("look")) for place in entries if isinstance(place, Mapping)]
    whole = [look for look in looks if look is not None]
    return len({look.colour for look in whole}) == len({look.shape for look in whole}) == len(whole)


def _place(kept: object, number: int, name: str) -> Place:
    place = Place(name, PLAIN[number])
    if not isinstance(kept, Mapping):
        return place
    look = look_of(kept.get("look"))
    if look is not None:
        place = replace(place, look=look)
    kind, consultant, text = kept.get("kind"), kept.get("consultant"), kept.get("name")
    if (kind := present_kind(str(kind))) in SEAT_KINDS:
        place = replace(place, kind=kind)
    if consultant in tuple(CONSULTANTS):
        place = replace(place, consultant=str(consultant))
    if isinstance(text, str) and clean_name(text):
        place = replace(place, name=clean_name(text))
    return place


# --- The stored text ---


def _read(model: Model, text: str) -> Model:
    """Read the entries; damaged ones keep their defaults."""
    return model.with_(FORM, updated_from_stored(form_of(model), _entries(text)))


def _write(model: Model) -> str:
    """Return the text of the entries."""
    return _SCHEMA.write(new_game=entries_to_store(form_of(model)))


_SCHEMA: Final = Schema(MAX_FORM, (Field(FORM_KEY, as_it_is, None, merged_form),))
"""The stored entries."""


def _entries(text: str) -> Any:
    return _SCHEMA.read(text)[FORM_KEY]


def with_form_stored(model: Model) -> tuple[Model, StoreText]:
    """Return the model with the form's entries noted as stored, and the effect that stores them."""
    before = model.with_(FORM, form_with_stored(form_of(model).kept))
    model = model.with_(FORM, replace(form_of(model), kept=entries_to_store(form_of(model))))
    return model, store(model, FORM_KEY, before)


UNNAMED: Final[Slice[frozenset[int | None]]] = Slice("unnamed", frozenset())
"""The places with a default name before the language changes; `None` is the solo place."""


def follow_language(before: Model, message: Message, result: Update) -> Update:
    """Note the places with default names, or give them those of the new language."""
    model, effects = result
    if isinstance(message, CatalogueLoaded):
        return model.with_(UNNAMED, unnamed_places(form_of(model))), effects
    return model.with_(FORM, with_default_names(form_of(model), model[UNNAMED])), effects


STORED: Final = StoredValue(_SCHEMA, _read, _write)
