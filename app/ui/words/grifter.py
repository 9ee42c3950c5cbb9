"""Explanations of the Grifter's choices."""

from __future__ import annotations

from app.engine.events import TileLifted
from app.engine.geometry import Cell, Facing
from app.engine.state import State
from app.ui.core.texts import counted, say, sentence
from app.ui.words.sentences import building_name


def grifter_lines(state: State, lifted: TileLifted, *, built: bool) -> list[str]:
    """Return the rule, the number of spots compared, the best value, and any ties.

    `built`: he has built, and the page broke a tie.
    """
    best = max((worth for _, _, worth in lifted.worths), default=0)
    rule = {"valuation": "rule", "enclosure": "rule_enclosure", "anywhere": "rule_anywhere"}[lifted.rule]
    lines = [say("grifter.tile", tile=building_name(state, lifted.tile)), say(f"grifter.{rule}")]
    if lifted.rule == "valuation":
        lines.append(say("grifter.best", dollars=best))
    elif lifted.rule == "enclosure":
        key = "best_people" if best else "best_nobody"
        lines.append(say(f"grifter.{key}", people=counted("person", best)))
    if lifted.worths:
        lines.append(sentence(say("grifter.places", count=len(lifted.worths))))
    if len(lifted.best) == 1:
        lines.append(say("grifter.one_place"))
    elif built:
        lines.append(say("grifter.took"))
    else:
        lines.append(say("grifter.ties", count=len(lifted.best)))
    return lines


def not_best_words(judged: TileLifted | None, cell: Cell, facing: Facing | None) -> str:
    """Return that the Grifter has better spots than a cell, and by how many dollars if he counts them."""
    if judged is not None and judged.rule == "valuation":
        best = max(worth for _, _, worth in judged.worths)
        here = [worth for at, turned, worth in judged.worths if at == cell and facing in (None, turned)]
        if here:
            return say("refusals.grifter-not-best.detail", dollars=max(here), margin=best - max(here))
    return say("refusals.grifter-not-best.text")
