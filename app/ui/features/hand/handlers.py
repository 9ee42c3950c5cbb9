"""Handlers of a hand on a phone."""

from __future__ import annotations

from typing import Final

from app.engine.deck_file import standard_deck
from app.engine.slots import Slots
from app.saves.hands import LETTERS, WORD_LENGTH, HandError, plain_data, read_hand, read_word
from app.ui.core.model import HOME, Model
from app.ui.core.page_parts import parse_route
from app.ui.core.registry import Navigate, StayAwake, Update, handles
from app.ui.core.stored import store
from app.ui.core.texts import listed, say
from app.ui.features.hand import state
from app.ui.words.names import named


def visited_hand(model: Model) -> Update:
    """Open the hand of the code in the address, in the state that this phone stored."""
    before, data = model[state.PHONE_HAND], model.route.about
    if not data:
        return model.with_(state.PHONE_HAND, state.PhoneHand(kept=before.kept, problem="empty")), ()
    try:
        data = plain_data(data)
        if before.data == data and before.code is not None:
            return model, (StayAwake(),)
        code = read_hand(data, standard_deck())
    except HandError as error:
        damaged = state.PhoneHand(data=data, kept=before.kept).replace(problem=str(error))
        return model.with_(state.PHONE_HAND, damaged), ()
    fresh = state.PhoneHand(data=data, kept=before.kept)
    stored = before.kept.get(state.hand_key(code))
    if stored is None:
        return _open(model, fresh.replace(code=code))
    if stored.data == data:
        return _open(model, fresh.replace(code=code, built=stored.built, words=stored.words))
    try:
        newer = read_hand(stored.data, standard_deck())
    except HandError:
        return _open(model, fresh.replace(code=code))
    if code.turns < state.follow_hand(newer, stored.built, stored.words).turn:
        return model.with_(state.PHONE_HAND, fresh.replace(code=code, problem="older")), ()
    return _open(model, fresh.replace(code=code))


def _open(model: Model, hand: state.PhoneHand) -> Update:
    model, effects = _store(model, hand.replace(problem=""))
    return model, (*effects, StayAwake())


def _store(model: Model, hand: state.PhoneHand) -> Update:
    """Return the model with a changed hand, and store it."""
    if hand.code is None:
        return model, ()
    entry = state.KeptHand(hand.data, hand.built, hand.words)
    hand = hand.replace(kept=state.with_kept_hand(hand.kept, state.hand_key(hand.code), entry), refused="")
    model = model.with_(state.PHONE_HAND, hand)
    return model, (store(model, "hands"),)


@handles(state.UseCode)
def use_code(model: Model, message: state.UseCode) -> Update:
    """Show the hand of an older code, because the table has gone back."""
    hand = model[state.PHONE_HAND]
    return _open(model, hand) if hand.problem == "older" else (model, ())


@handles(state.PutAway)
def put_away(model: Model, message: state.PutAway) -> Update:
    """Forget the hand: the game is over or somebody else takes the seat."""
    hand = model[state.PHONE_HAND]
    if hand.code is None:
        return model, ()
    others = {name: each for name, each in hand.kept.items() if name != state.hand_key(hand.code)}
    model = model.with_(state.PHONE_HAND, state.PhoneHand(kept=others))
    return model, (store(model, "hands"), Navigate(str(HOME)))


@handles(state.HoldUp)
def hold_up(model: Model, message: state.HoldUp) -> Update:
    """Look at a tile, or stop looking."""
    hand = model[state.PHONE_HAND]
    up = None if hand.up == message.slot else message.slot
    return model.with_(state.PHONE_HAND, hand.replace(up=up)), ()


@handles(state.BuiltIt)
def built_it(model: Model, message: state.BuiltIt) -> Update:
    """Empty a slot, unless the phone asks for the turn word first."""
    hand = model[state.PHONE_HAND]
    now = hand.now
    if now is None or now.waits or not 0 <= message.slot < len(now.slots):
        return model, ()
    if now.slots[message.slot] is None:
        return model, ()
    hand = hand.replace(built=(*hand.built, message.slot), up=None, typed="")
    model, effects = _store(model, hand)
    after = model[state.PHONE_HAND].now
    return model.saying(say("hand.ask_word")) if after is not None and after.waits else model, effects


@handles(state.Oops)
def oops(model: Model, message: state.Oops) -> Update:
    """Put the last tile back; turn words already entered still count."""
    hand = model[state.PHONE_HAND]
    if not hand.built:
        return model, ()
    model, effects = _store(model, hand.replace(built=hand.built[:-1], up=None, typed=""))
    return model.saying(say("hand.back_again")), effects


@handles(state.TypeWord)
def type_word(model: Model, message: state.TypeWord) -> Update:
    """Store the letters of the field, and try the word once it is complete."""
    return _enter_word(model, read_word(message.word))


@handles(state.AddLetter)
def add_letter(model: Model, message: state.AddLetter) -> Update:
    """Add a letter and try the word once it is complete."""
    if message.letter not in LETTERS:
        return model, ()
    return _enter_word(model, read_word(model[state.PHONE_HAND].typed + message.letter))


@handles(state.RubOut)
def rub_out(model: Model, message: state.RubOut) -> Update:
    """Remove the last letter."""
    hand = model[state.PHONE_HAND]
    return model.with_(state.PHONE_HAND, hand.replace(typed=hand.typed[:-1], refused="")), ()


@handles(state.TryWord)
def try_word(model: Model, message: state.TryWord) -> Update:
    """Explain that a word is unfinished; complete words are tried at once."""
    hand = model[state.PHONE_HAND]
    if hand.refused:
        return model, ()
    return _refuse(model, hand, "short")


def _enter_word(model: Model, word: str) -> Update:
    hand = model[state.PHONE_HAND]
    now = hand.now
    if hand.code is None or now is None or not now.waits:
        return model, ()
    if len(word) < WORD_LENGTH:
        return model.with_(state.PHONE_HAND, hand.replace(typed=word, refused="")), ()
    why = state.word_refusal(hand.code, now.turn, word)
    if why:
        return _refuse(model, hand.replace(typed=""), why)
    hand = hand.replace(words=now.turn - hand.code.turns + 1, typed="")
    model, effects = _store(model, hand)
    return model.saying(say("hand.tile_came", tiles=_new_tiles(hand, now.slots))), effects


def _new_tiles(hand: state.PhoneHand, before: Slots) -> str:
    """Return the names of the tiles that a word revealed."""
    now, deck = hand.now, standard_deck()
    new = [tile for tile in (now.slots if now is not None else ()) if tile and tile not in before]
    custom = hand.code is not None and hand.code.custom
    return listed([tile if custom else named(deck[tile]) for tile in new])


def _refuse(model: Model, hand: state.PhoneHand, why: state.WordRefusal) -> Update:
    return model.with_(state.PHONE_HAND, hand.replace(refused=why)).saying(say(f"hand.refused.{why}")), ()


HAND_PIECES: Final = 100
"""The most pieces into which a chat may break the code of a hand."""


def read_hand_address(first: str, rest: str) -> str:
    """Return a hand's data, joined if a chat broke it into lines; damaged data stays unchanged."""
    pieces = rest.split(maxsplit=HAND_PIECES)[:HAND_PIECES]
    for count in range(1, len(pieces) + 1):
        try:
            data = plain_data(parse_route(f"#{''.join(pieces[:count])}").about)
            read_hand(data, standard_deck())
        except HandError:
            continue
        return data
    return first
