"""The open place of the street: its building, owner, people and surroundings."""

from __future__ import annotations

from typing import Final

from app.engine.deck import COLOURS, Building, Counts
from app.engine.geometry import surroundings
from app.engine.kinds import COPY
from app.engine.standard import standard_deck
from app.engine.street_form import StreetBuilding, StreetRefusal, looks_around
from app.engine.street_score import StreetScore
from app.saves.seating import PLAIN
from app.ui.core.fields import Choice, radio, radios, segments, switch
from app.ui.core.html import Child, Markup, el
from app.ui.core.messages import Message
from app.ui.core.pieces import button, drawing, icon, sign
from app.ui.core.texts import labelled, say
from app.ui.features.score.messages import (
    AddPeople,
    RemoveTile,
    SetAround,
    SetEnclosing,
    SetOwner,
    SetPointing,
    SetSigns,
    ShiftBuilding,
)
from app.ui.features.score.sheet import MOST_AROUND, Sheet
from app.ui.features.score.trying import seat_words
from app.ui.words.names import named
from app.ui.words.printed import valuation_words

NOBODY_OWNS: Final = -1


def message_start(message: Message) -> str:
    """Return a message without its last value; the page appends the value of a field."""
    return str(message).rpartition(" ")[0]


def open_place(sheet: Sheet, result: StreetScore | StreetRefusal) -> Markup | None:
    """Show the open place; `None` while it is empty."""
    building = sheet.building(sheet.number) if sheet.number is not None else None
    if building is not None and sheet.number is not None:
        return _building(sheet, sheet.number, building, result)
    end = sheet.end(sheet.slot)
    if end is None:
        return None
    scout = sheet.holder("location-scout")
    return el(
        "div",
        _head(standard_deck()[end.tile]),
        switch(
            say("score.points_in"),
            say("score.points_in_text"),
            on=end.points_in,
            change=message_start(SetPointing(sheet.slot, True)),
        ),
        _owners(sheet, sheet.slot, end.owner) if scout is not None else None,
        el("p", _remove(sheet.slot), class_="street-does"),
        class_="street-card",
    )


def _head(building: Building) -> Markup:
    return el(
        "h2",
        drawing(building.id, "finder-art"),
        el("span", el("strong", named(building)), el("small", valuation_words(building)), class_="said"),
        class_="street-name",
    )


def _building(sheet: Sheet, number: int, own: StreetBuilding, result: StreetScore | StreetRefusal) -> Markup:
    building = standard_deck()[own.tile]
    return el(
        "div",
        _head(building),
        _owners(sheet, str(number), own.owner) if building.cell is None else None,
        _doubled(sheet, number, own),
        _people(number, building, own.people, fomo=False),
        _people(number, building, own.fomo, fomo=True),
        _around(sheet, number, own, result),
        el(
            "p",
            _shift(sheet, number, -1),
            _shift(sheet, number, 1),
            _remove(str(number)),
            class_="street-does",
        ),
        class_="street-card",
    )


def _owners(sheet: Sheet, slot: str, owner: int | None) -> Markup:
    """Ask whose sign lies on a place."""
    change = message_start(SetOwner(slot, 0))
    seats = [
        radio(
            Choice("street-owner", str(seat), change, owner == seat),
            sign(PLAIN[seat]),
            el("span", seat_words(sheet.form, seat), class_="visually-hidden"),
            title=seat_words(sheet.form, seat),
        )
        for seat in range(sheet.form.seats)
    ]
    nobody = radio(
        Choice("street-owner", str(NOBODY_OWNS), change, owner is None),
        icon("ui-close"),
        el("span", say("score.nobodys"), class_="visually-hidden"),
        title=say("score.nobodys"),
    )
    label = say("score.owner")
    row = radios([*seats, nobody], "segments street-owners", label)
    return el("div", el("small", label, aria_hidden="true"), row, class_="labelled")


def _doubled(sheet: Sheet, number: int, own: StreetBuilding) -> Child:
    if own.owner is None or not sheet.form.card(own.owner).doubles:
        return None
    offered = {str(signs): say("counts.sign", count=signs) for signs in (1, 2)}
    change = message_start(SetSigns(number, 0))
    return segments("street-signs", change, str(own.signs), offered, say("score.signs"))


def _people(number: int, building: Building, people: Counts, *, fomo: bool) -> list[Markup]:
    """Show a stepper for each colour that may be on a building."""
    return [
        stepper(
            icon(f"person-{name}" if fomo else f"person-{name}-lying", "person"),
            say("score.standing" if fomo else "score.lying", crowd=say(f"crowd_words.{name}")),
            people[colour],
            AddPeople(number, colour, fomo, -1) if people[colour] else None,
            AddPeople(number, colour, fomo, 1),
        )
        for colour, name in enumerate(COLOURS)
        if name in building.symbols
    ]


def stepper(drawn: Child, said: str, count: int | str, fewer: Message | None, more: Message | None) -> Markup:
    """Show a number with a button on each side."""
    return el(
        "div",
        drawn,
        el("span", said, class_="said"),
        _step(fewer, say("score.fewer", text=said), "ui-minus"),
        el("output", count),
        _step(more, say("score.more", text=said), "ui-plus"),
        class_="stepper",
        role="group",
        aria_label=labelled(said, str(count)),
    )


def _step(message: Message | None, label: str, name: str) -> Markup:
    return button(message or "", icon(name), label=label, class_="button", disabled=message is None)


def _around(
    sheet: Sheet, number: int, own: StreetBuilding, result: StreetScore | StreetRefusal
) -> list[Markup]:
    """Ask for the surroundings of a building if its valuation, or a copied one, counts them."""
    around = looks_around(sheet.form, standard_deck())
    kinds = {around[number]} if number in around else set()
    if standard_deck()[own.tile].valuation.kind == COPY:
        kinds = set(around.values())
    fields = []
    if "adjacency" in kinds:
        count = own.around
        if count is None and isinstance(result, StreetScore):
            count = sum(cell in result.state.city for cell in surroundings(result.street[number]))
        fields.append(
            stepper(
                icon("valuation-adjacency"),
                say("score.around"),
                "–" if count is None else count,
                SetAround(number, (count or 0) - 1) if count else None,
                SetAround(number, (count or 0) + 1) if (count or 0) < MOST_AROUND else None,
            )
        )
    if "enclosure" in kinds:
        change = message_start(SetEnclosing(number, True))
        fields.append(
            switch(say("score.encloses"), say("score.encloses_text"), on=own.encloses, change=change)
        )
    return fields


def _shift(sheet: Sheet, number: int, by: int) -> Child:
    if sheet.building(number + by) is None:
        return None
    label = say("score.to_left") if by < 0 else say("score.to_right")
    return button(ShiftBuilding(number, by), icon("ui-back" if by < 0 else "ui-forward"), label=label)


def _remove(slot: str) -> Markup:
    return button(RemoveTile(slot), icon("ui-close"), say("score.remove"))
