// A sketch of the first page as this device last showed it, for returning players, because the build does not know the
// saved games. It is data about elements of known kinds, so foreign text cannot become anything else.
//
//     window.streetsBoot.sketched(language)   the page from the sketch in a language, or null
"use strict";
(() => {
  const boot = window.streetsBoot;
  const KEY = "streets.sketch"; // in localStorage
  const MOST = 60_000; // characters; a longer page has no sketch
  const app = document.getElementById("app");
  const root = document.documentElement;

  const HTML = new Set("a article button details div em footer h1 h2 h3 header li main nav ol option p search section small span strong summary time ul".split(" "));
  const SVG = new Set("circle g path polygon rect svg use".split(" "));
  const NAMES = /^(?:aria-[a-z]+|class|d|data-[a-z]+|fill|height|href|id|lang|points|role|rx|style|tabindex|title|transform|type|viewBox|width|x|y)$/;
  const ADDRESS = /^(?:#|\.\/assets\/art\/)/;
  const STYLE = /^(?:--[a-z-]+: ?[\w .#%-]+;? ?)*$/;
  const SPACES = { html: "http://www.w3.org/1999/xhtml", svg: "http://www.w3.org/2000/svg" };

  const allows = (name, value) => {
    if (!NAMES.test(name) || typeof value !== "string") return false;
    if (name === "href") return ADDRESS.test(value);
    return name !== "style" || STYLE.test(value);
  };

  const described = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    const attributes = [...node.attributes].map(({ name, value }) => [name, value]);
    const kept = attributes.filter(([name, value]) => allows(name, value));
    return [node.localName, Object.fromEntries(kept), ...[...node.childNodes].map(described)];
  };

  const drawn = (thing) => {
    if (typeof thing === "string") return document.createTextNode(thing);
    const [name, attributes, ...children] = thing;
    if (!HTML.has(name) && !SVG.has(name)) throw new Error("no element of the first page");
    const element = document.createElementNS(HTML.has(name) ? SPACES.html : SPACES.svg, name);
    for (const [key, value] of Object.entries(attributes)) {
      if (!allows(key, value)) throw new Error("no attribute of the first page");
      element.setAttribute(key, value);
    }
    element.append(...children.map(drawn));
    return element;
  };

  const today = () => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
  };

  // Today's deal keeps its place without the words of another day; taps on it begin today's (assets/boot/taps.js).
  const forgetDay = (page) => {
    for (const deal of page.querySelectorAll("[data-day]")) {
      if (deal.dataset.day === today()) continue;
      for (const words of deal.querySelectorAll("small")) words.textContent = "\u00a0";
    }
  };

  const GAME = /^#\/game\/([\w-]+)/;

  const forgetDeleted = (page) => {
    for (const link of page.querySelectorAll("a[href]")) {
      const [, game] = GAME.exec(link.getAttribute("href")) ?? [];
      if (!game || ["a", "b"].some((slot) => boot.stored(`game.${game}.${slot}`) !== null)) continue;
      (link.closest("li") ?? link).remove();
    }
  };

  boot.sketched = (language) => {
    try {
      const { language: own, page } = JSON.parse(boot.stored("sketch"));
      if (own !== language) return null;
      const fragment = new DocumentFragment();
      fragment.append(...page.map(drawn));
      forgetDay(fragment);
      forgetDeleted(fragment);
      return fragment;
    } catch {
      return null; // no sketch, or a foreign one
    }
  };

  // The document contains the newcomers' page. A form is open only briefly, while the player renames a game.
  const keep = () => {
    if (!boot.ready || !boot.atHome() || !app.querySelector(".home") || app.querySelector("form")) return;
    const page = [...app.childNodes].filter((node) => !node.matches?.(".notices")).map(described);
    const text = JSON.stringify({ language: root.lang, page });
    try {
      if (boot.isNewcomers(app) || text.length > MOST) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, text);
    } catch {
      // Storage is full or blocked: the next start shows the newcomers' page first.
    }
  };

  addEventListener("pagehide", keep);
  document.addEventListener("visibilitychange", keep);
})();
