"""A phone with a hand, without a browser: messages in, markup out."""

from __future__ import annotations

from app.saves.hands import HandCode
from app.ui.core.messages import Message, RouteChanged, StoredLoaded
from app.ui.core.model import Model
from app.ui.core.registry import Effect, StoreText
from app.ui.core.update import update
from app.ui.features.hand.state import PHONE_HAND, AddLetter, BuiltIt, Followed, PhoneHand
from tests.ui.markup import page_of


class Phone:
    """Opens codes and follows a hand; `kept` is the contents of its storage."""

    def __init__(self, link: str = "") -> None:
        self.model = Model()
        self.kept = ""
        self.effects: tuple[Effect, ...] = ()
        if link:
            self.open(link)

    def send(self, message: Message) -> None:
        """Send a message, and store the values that the page writes."""
        self.model, self.effects = update(self.model, message)
        for effect in self.effects:
            if isinstance(effect, StoreText) and effect.key == "hands":
                self.kept = effect.text

    def open(self, link: str) -> None:
        """Follow a link."""
        self.send(RouteChanged(link))

    def reload(self) -> None:
        """Start the page again at the same address."""
        route, self.model = self.model.route, Model()
        if self.kept:
            self.send(StoredLoaded("hands", self.kept))
        self.open(str(route))

    @property
    def hand(self) -> PhoneHand:
        """The hand."""
        return self.model[PHONE_HAND]

    @property
    def code(self) -> HandCode:
        """The code of the hand."""
        assert self.hand.code is not None
        return self.hand.code

    def now(self) -> Followed:
        """The hand at this moment."""
        assert self.hand.now is not None
        return self.hand.now

    def built(self, tile: str) -> None:
        """Note that a tile was built."""
        self.send(BuiltIt(self.now().slots.index(tile)))

    def enter(self, word: str) -> None:
        """Enter a word with the letters of the page."""
        for letter in word:
            self.send(AddLetter(letter))

    def everything(self) -> str:
        """Return the markup of the page and its regions."""
        return page_of(self.model)

    def markup(self) -> str:
        """Return the page's markup."""
        return page_of(self.model, "app")
