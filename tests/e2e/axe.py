"""Accessibility checks with axe: violations of WCAG 2.2 AA and best practices, in both themes.

Pages are checked on a tablet and a phone in turn, skipping rules whose result cannot have changed:
structural rules run where the markup or its visibility is new, and colour rules for each text whose colours,
type and background differ from all earlier ones in its theme.
"""

from __future__ import annotations

from itertools import cycle

from environment import ROOT
from tests.e2e.device import Device, View
from tests.e2e.support import SIZES

AXE = (ROOT / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
LOOK = """async () => {
    const COLOUR = ["color-contrast", "link-in-text-block"];
    const SIZE = ["target-size", "scrollable-region-focusable"];
    const LAW = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const seen = window.seenByAxe ??= { light: new Set(), dark: new Set(), shapes: new Set() };
    const root = document.documentElement, wrong = [];
    const ask = async (context, options, where = "") => {
        const { violations } = await axe.run(context, { resultTypes: ["violations"], ...options });
        for (const { id, nodes } of violations) for (const { target, html } of nodes)
            wrong.push(`${where}${id}: ${target} ${html.slice(0, 160)}`);
    };
    const fresh = (set, what) => !set.has(what) && !!set.add(what);

    const newTexts = theme => {
        const styles = new Map();
        const style = e => styles.get(e) ?? styles.set(e, getComputedStyle(e)).get(e);
        const ground = e => {
            const { backgroundColor, backgroundImage, opacity } = style(e);
            return `${backgroundColor} ${backgroundImage} ${opacity}`.replace("rgba(0, 0, 0, 0) none 1", "");
        };
        const look = e => {
            const own = style(e), size = parseFloat(own.fontSize), behind = [];
            const large = size >= 24 || (size >= 18.66 && own.fontWeight >= 700);
            for (let each = e; each; each = each.parentElement) behind.push(ground(each));
            if (e.closest("#board")) {
                const box = e.getBoundingClientRect();
                const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
                behind.push("/", ...document.elementsFromPoint(x, y).map(ground));
            }
            const link = e.matches("a")
                && [own.display, own.textDecorationLine, style(e.parentElement).color];
            return [own.color, large, own.textShadow, link, ...behind.filter(each => each)].join();
        };
        const said = e => e.matches("input, select, textarea")
            || [...e.childNodes].some(each => each.nodeType === Node.TEXT_NODE && each.data.trim());
        return [...document.body.querySelectorAll("*:not(script, style, svg, svg *)")]
            .filter(e => said(e) && e.checkVisibility({ visibilityProperty: true }))
            .filter(e => fresh(seen[theme], look(e)));
    };

    const without = async (parts, look) => {
        const places = parts.map(() => document.createComment(""));
        parts.forEach((part, n) => part.replaceWith(places[n]));
        try { await look(); } finally { parts.forEach((part, n) => places[n].replaceWith(part)); }
    };
    // Set aside while axe looks: the drawings' definitions, which are shown to nobody, and what is written
    // over the city and in pictures of it, which nobody presses and readers are not told: nothing but
    // colours, so there only texts that are new matter. A picture seen before is not looked at again.
    const art = document.getElementById("art");
    const pictures = [...document.querySelectorAll("[aria-hidden=true] > .plan-layer")];
    const old = pictures.filter(each => !fresh(seen.shapes, each.innerHTML));
    const drawn = pictures.filter(each => !old.includes(each));
    drawn.push(...document.querySelectorAll("#facts, #marks"));

    const shown = [...document.body.querySelectorAll("*:not([aria-hidden=true] *)")]
        .map(e => e.checkVisibility({ visibilityProperty: true }) ? 1 : 0).join("");
    const clone = document.getElementById("app").cloneNode(true);
    for (const each of clone.querySelectorAll("[aria-hidden=true]")) each.replaceChildren();
    const markup = clone.innerHTML.replaceAll(/ (style|data-detail)="[^"]*"/g, "");
    const off = Object.fromEntries(COLOUR.map(rule => [rule, { enabled: false }]));
    const rules = fresh(seen.shapes, shown + markup)
        ? { runOnly: LAW, rules: off } : { runOnly: { type: "rule", values: SIZE } };
    if (window.undrawn) undrawn.disabled = true;  // axe looks at no text that is not drawn
    await without([art, ...old], async () => {
        await without(drawn, () => ask(document, rules));
        for (const theme of [root.dataset.theme, root.dataset.theme === "dark" ? "light" : "dark"]) {
            root.dataset.theme = theme;
            for (const each of document.getAnimations())
                if (each.effect.getComputedTiming().iterations !== Infinity) each.finish();
            const texts = newTexts(theme);
            const rest = drawn.filter(each => !texts.some(e => each.contains(e)));
            const options = { runOnly: { type: "rule", values: COLOUR } };
            if (texts.length) await without(rest, () => ask({ include: texts }, options, `${theme}, `));
        }
    });
    if (window.undrawn) undrawn.disabled = false;
    return wrong;
}"""
"""Checks the page at this size in the current theme and then in the other one, which stays."""

FAULTS = """() => {
    const place = document.querySelector("main").appendChild(document.createElement("div"));
    const text = place.appendChild(document.createElement("p"));
    text.textContent = "dark on dark";
    text.style.color = "#3b3b3b";
    const row = place.appendChild(document.createElement("div"));
    for (const name of ["one", "two"]) {
        const small = row.appendChild(document.createElement("button"));
        small.ariaLabel = name;
        small.style.cssText = "all: unset; display: inline-block; width: min(24px, 4vw); height: 24px";
    }
    place.appendChild(document.createElement("button")).className = "button";
}"""
"""Known faults: illegible text in the dark theme, small controls on a phone, and one without a name."""


DEVICES = ("tablet", "phone")


class Inspector:
    """Checks pages in both themes, at two sizes in turn, and collects their faults."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.found: dict[str, str] = {}
        self._sizes = cycle(DEVICES)

    def begin(self) -> None:
        """Load axe into the page, once the page has loaded."""
        self.device.page.evaluate(AXE)

    def look(self, scene: str) -> None:
        """Check the page as it is now, on the next device, which stays."""
        size = next(self._sizes)
        self.device.become(View(SIZES[size]))
        for wrong in self.device.page.evaluate(LOOK):
            self.found.setdefault(wrong, f"{scene}, {size}")
