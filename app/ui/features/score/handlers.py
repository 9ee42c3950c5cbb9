"""Handlers of the page that scores a street."""

from __future__ import annotations

from dataclasses import replace

from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Navigate, OfferLink, Update, handles
from app.ui.features.score.sheet import (
    MOST_AROUND,
    SHEET,
    AddBack,
    AddPeople,
    AddTokens,
    ChooseSlot,
    ClearStreet,
    LayTile,
    RemoveElsewhere,
    RemoveTile,
    SetAround,
    SetEnclosing,
    SetOwner,
    SetPointing,
    SetSigns,
    SetStreetGame,
    ShareStreet,
    Sheet,
    ShiftBuilding,
    SwapFor,
    UnfoldGame,
    street_route,
)
from app.ui.table.model import without_words


@handles(ChooseSlot)
def choose_slot(model: Model, message: ChooseSlot) -> Update:
    """Open a place."""
    return without_words(model).with_(SHEET, model[SHEET].opened(message.slot)), ()


@handles(UnfoldGame)
def unfold_game(model: Model, message: UnfoldGame) -> Update:
    """Show or hide the options of the game."""
    return model.with_(SHEET, model[SHEET].replace(unfolded=message.shown)), ()


@handles(ClearStreet)
def clear_street(model: Model, message: ClearStreet) -> Update:
    """Empty the street; the game stays as it is."""
    form = Sheet().form
    before = model[SHEET].form
    before = form.replace(cards=before.cards, edition=before.edition, business=before.business)
    return _with_sheet(model, Sheet(before))


@handles(ShareStreet)
def share_street(model: Model, message: ShareStreet) -> Update:
    """Offer the link to the street."""
    return model, (OfferLink(str(street_route(model[SHEET].form))),)


def _with_sheet(model: Model, sheet: Sheet) -> Update:
    """Show another sheet. The address holds its street, so it is there after a reload."""
    if sheet.form == model[SHEET].form:
        return model.with_(SHEET, sheet), ()
    route = street_route(sheet.form)
    return replace(model, route=route).with_(SHEET, sheet), (Navigate(str(route), replacing=True),)


def _apply(sheet: Sheet, message: Message) -> Sheet:
    """Return the sheet after a message that changes the street or the game."""
    match message:
        case LayTile(tile):
            return sheet.laid(tile)
        case RemoveTile(slot):
            return sheet.removed(slot)
        case ShiftBuilding(number, by):
            return sheet.shifted(number, by)
        case SetOwner(slot, seat):
            return sheet.with_owner(slot, seat)
        case SetSigns(number, signs):
            return sheet.with_building(number, signs=2 if signs == 2 else 1)
        case AddPeople(number, colour, fomo, by):
            return sheet.with_people(number, colour, by, fomo=fomo)
        case SetAround(number, count):
            return sheet.with_building(number, around=min(max(count, 0), MOST_AROUND))
        case SetEnclosing(number, encloses):
            return sheet.with_building(number, encloses=encloses)
        case SetPointing(slot, points):
            end = sheet.end(slot)
            return sheet if end is None else sheet.with_end(slot, end.replace(points_in=points))
        case SetStreetGame(name, value):
            return sheet.with_option(name, value)
        case AddTokens(seat, kind, by):
            return sheet.with_tokens(seat, kind, by)
        case AddBack(back, by):
            return sheet.with_back(back, by)
        case SwapFor(number) if sheet.form.swap is not None and sheet.building(number) is not None:
            return sheet.with_(swap=(sheet.form.swap[0], number))
        case RemoveElsewhere(tile):
            return sheet.with_(elsewhere=tuple(each for each in sheet.form.elsewhere if each[1] != tile))
    return sheet


def _change(model: Model, message: Message) -> Update:
    """Change the street or the game."""
    return _with_sheet(without_words(model), _apply(model[SHEET], message))


for _kind in (
    LayTile,
    RemoveTile,
    ShiftBuilding,
    SetOwner,
    SetSigns,
    AddPeople,
    SetAround,
    SetEnclosing,
    SetPointing,
    SetStreetGame,
    AddTokens,
    AddBack,
    SwapFor,
    RemoveElsewhere,
):
    handles(_kind)(_change)
