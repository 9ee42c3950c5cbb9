"""A program that checks every way in which the toy feature takes part, in a copy of the app."""

from __future__ import annotations

from dataclasses import replace

from app.ui.features.toy import CHIMES
from app.ui.features.toy.state import TALLY, Chime

from app.engine.deck_file import standard_deck
from app.engine.session import begin
from app.engine.setup import SeatChoice, Setup, deal
from app.ui.core.jobs import jobs
from app.ui.core.messages import ChangeSetting, Message, RouteChanged, StoredLoaded, parse_message
from app.ui.core.model import Model
from app.ui.core.registry import StoreText, perform
from app.ui.core.update import update
from app.ui.features.saves.state import FileRead
from app.ui.table.handlers.settling import put_on_table
from app.ui.table.messages import Act, Open
from app.ui.table.model import TABLE
from tests.copied_app import use_english
from tests.ui.markup import page_of


class Outside:
    """Sends what the effects send to the model."""

    def __init__(self, model: Model) -> None:
        self.model = model

    def send(self, message: Message) -> None:
        """Send a message."""
        self.model = update(self.model, message)[0]


def main() -> None:
    """Play."""
    use_english()
    model, _ = update(Model(), StoredLoaded("toy", '{"tally": 7}'))
    assert model[TALLY] == 7
    model, effects = update(model, parse_message("set-tally 8"))
    assert {type(effect) for effect in effects} == {StoreText, Chime}
    outside = Outside(model)
    perform(next(effect for effect in effects if isinstance(effect, Chime)), outside)  # type: ignore[arg-type]
    assert outside.model.spoken == "Chime"
    model, _ = update(model, FileRead('{"toy-tally": true} 9'))
    assert model[TALLY] == 9
    model, _ = update(model, RouteChanged("#/toy"))
    assert "Tally 9" in page_of(model)
    assert '="change-setting chimes"' in page_of(update(model, RouteChanged("#/settings/rare"))[0])
    model, (stored,) = update(model, ChangeSetting("chimes", "off"))
    assert model.settings[CHIMES] == "off" and isinstance(stored, StoreText)
    assert update(Model(), StoredLoaded("settings", stored.text))[0].settings == model.settings
    setup = Setup((SeatChoice("Ana", "human", None),), "solo", difficulty="normal", seed="toy", first=0)
    model, _ = put_on_table(model, "toy", begin(deal(setup, standard_deck())))
    table = model[TABLE]
    assert table is not None and table.decision is not None
    model, _ = update(replace(model, route=table.route), Act(str(table.decision.options[0])))
    assert [job.id for job in jobs(model)] == ["toy 10"]
    assert page_of(model).count("Tally 10") == 1
    model, _ = update(model, Open("toy"))
    assert page_of(model).count("Tally 10") == 2


if __name__ == "__main__":
    main()
