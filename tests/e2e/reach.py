"""Check that controls are within reach, uncovered, and visibly marked."""

from __future__ import annotations

from tests.e2e.sight import CUT, PARTS

OUT_OF_REACH = (
    "() => {"
    + PARTS
    + """
    const covers = innerWidth <= 560 && document.querySelector(".subject") ? "#prompt, #tray" : "none";
    for (const e of app.querySelectorAll("button, a[href], input, select, summary")) {
        if (!shown(e) || e.closest(covers)) continue;
        const target = e.closest("label") ?? e;
        target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const box = target.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (box.left < -1 || box.right > innerWidth + 1)
            wrong.push(`beyond the sides: ${named(target)}`);
        else if (!target.contains(top))
            wrong.push(`out of reach: ${named(target)} under ${top && named(top)}`);
    }
    for (const e of app.querySelectorAll("button, a[href], input, select, summary, .place.legal")) {
        const target = e.closest("label") ?? e, box = target.getBoundingClientRect();
        if (!shown(e) || getComputedStyle(target).display === "inline") continue;
        const plays = target.closest("main.table") && !target.closest("#board, .log")
            && !target.matches(".consultant");
        if (Math.min(box.width, box.height) < (plays ? 43.5 : 23.9))
            wrong.push(`${box.width}×${box.height} pixels small: ${named(target)}`);
    }
    scrollTo(0, 0);
    const city = document.querySelector(".table:not(.drawer-open) #board")?.getBoundingClientRect();
    if (city && (city.width < 140 || city.height < 100))
        wrong.push(`the city has ${city.width}×${city.height}`);
    return wrong;
}"""
)
"""Controls that are small or out of reach, or a city too small to see."""

WRONG = f"() => [...({CUT})(), ...({OUT_OF_REACH})()]"
"""Truncated words, and faults of controls and the city."""

COVERED = """() => {
    const inside = (box, part) => part.left < box.right && part.right > box.left
        && part.top < box.bottom && part.bottom > box.top;
    const within = (box, part) => ({
        left: Math.max(box.left, part.left), right: Math.min(box.right, part.right),
        top: Math.max(box.top, part.top), bottom: Math.min(box.bottom, part.bottom),
    });
    const board = document.getElementById("board").getBoundingClientRect();
    const wrong = [];
    for (const option of document.querySelectorAll("[data-action], .place.legal, .hover")) {
        if (option.closest(".hover") && !option.matches(".hover")) continue;
        const box = option.getBoundingClientRect();
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        const name = option.dataset.action ?? option.dataset.cell ?? "the ghost";
        const onBoard = option.closest("#board");
        if (onBoard && !(x > board.left && x < board.right && y > board.top && y < board.bottom)) {
            // Close to the held tile on a phone, the mini-map shows the other places.
            if (!document.querySelector(".mini-city") || option.matches(".hover"))
                wrong.push(`${name} is out of view`);
            continue;
        }
        const top = document.elementFromPoint(x, y);
        if (!onBoard) option.scrollIntoView({ block: "nearest" });
        const seen = option.matches(".option") ? option.contains(top)
            : onBoard ? top?.closest("#layer") : option.contains(document.elementFromPoint(
            ...((b) => [b.left + b.width / 2, b.top + b.height / 2])(option.getBoundingClientRect())));
        if (!seen) wrong.push(`${name} lies under ${top?.outerHTML.slice(0, 120)}`);
        if (!onBoard) continue;
        // Close to the held tile, the board's edges may cut other places.
        const cut = document.querySelector(".mini-city") && !option.matches(".hover");
        const drawn = cut ? within(board, box) : box;
        for (const card of document.querySelectorAll(".card, .notice, .controls, .saved"))
            if (inside(card.getBoundingClientRect(), drawn) && getComputedStyle(card).display !== "none")
                wrong.push(`${card.className} lies over ${name}`);
    }
    return wrong;
}"""
"""Choices that are covered or out of view."""

MIXED_UP = """() => {
    const wrong = [], find = (selector) => document.querySelector(selector);
    const inSight = (part) => {
        const box = part.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return box.width > 0 && box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1
            && box.bottom <= innerHeight + 1 && (part.contains(top) || part === top);
    };
    if (find(".hover:not(.pale)"))
        for (const part of [".outcome-row", "[data-message=turn]", ".build"])
            if (!find(part) || !inSight(find(part))) wrong.push(`with a ghost, ${part} is out of sight`);
    const story = find("#show > *");
    if (story)
        for (const asked of document.querySelectorAll("#app [data-action], .place.legal, #prompt .why"))
            wrong.push(`during a story: ${asked.outerHTML.slice(0, 120)}`);
    for (const notice of document.querySelectorAll("#told .notice")) {
        const over = notice.getBoundingClientRect();
        for (const part of document.querySelectorAll("#prompt > *, #tray [data-tile]")) {
            const box = part.getBoundingClientRect();
            if (box.width > 1 && over.left < box.right && over.right > box.left && over.top < box.bottom
                && over.bottom > box.top) wrong.push(`a notice lies over ${part.outerHTML.slice(0, 120)}`);
        }
    }
    return wrong;
}"""
"""More than one thing at a time: a ghost without the controls that build it, a question during a playback or
under a notice."""

UNMARKED = """() => {
    const probe = document.body.appendChild(document.createElement("p"));
    probe.style.cssText = "background: Highlight; forced-color-adjust: none";
    const chosen = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const marked = [".seat.current", ".place.legal", ".hover .tile", ".option", ".hand-tile.up",
        ".switch :checked", ".segments :checked + .said", ".option-card:has(:checked)"];
    return [...document.querySelectorAll(marked)].filter(e => {
        const style = getComputedStyle(e);
        const lines = [[style.borderStyle, style.borderWidth], [style.outlineStyle, style.outlineWidth]];
        return e.checkVisibility() && style.backgroundColor !== chosen
            && !lines.some(([line, width]) => line !== "none" && parseFloat(width) >= 2);
    }).map(e => `nothing marks ${e.outerHTML.slice(0, 120)}`);
}"""
"""Chosen, legal, held or active elements without a visible mark in forced colours."""
