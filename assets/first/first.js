// The first page before Python: tools/first_page.py has put it into the document, in every language, as the app's views
// render it for newcomers. Returning players see the sketch of their last visit (assets/first/sketch.js). Another
// address shows the head of its screen, and a challenge its question.
//
//     window.streetsBoot.atHome()            whether the address is that of the first page
//     window.streetsBoot.isNewcomers(app)    whether the app shows the page of a newcomer
//     window.streetsBoot.blank               whether there is nothing to show before Python
//     window.streetsBoot.tapped              the click since the first paint, for assets/boot/taps.js, or null
//     "streets:shown" on window              the page before Python has changed
"use strict";
(() => {
  const boot = window.streetsBoot;
  const app = document.getElementById("app");
  const facts = JSON.parse(document.getElementById("boot-pages").textContent);
  const pages = new Map();
  for (const { dataset, content } of document.querySelectorAll("template[data-language]")) {
    pages.set(dataset.language, content);
  }
  const written = app.dataset.prerendered;
  if (written) {
    const page = new DocumentFragment();
    page.append(...[...app.childNodes].map((node) => node.cloneNode(true)));
    pages.set(written, page);
  }

  const ADDRESS = /^#?\/?([a-z]*)/i;
  const screen = () => ADDRESS.exec(location.hash)[1].toLowerCase();
  boot.atHome = () => ["", "home"].includes(screen());

  const template = (part, language) => document.querySelector(`template[data-${part}="${language}"]`).content;

  // Python reads the whole address (app/saves/rivals.py); this much is plain text in it.
  const CHALLENGE = /^#\/rival\/(\d{1,7})\/([^/]*)\//;
  const HIDDEN = /(?!\u200d)\p{C}/gu;

  const challenged = (language) => {
    const found = CHALLENGE.exec(location.hash);
    if (!found) return null;
    const page = template("rival", language).cloneNode(true);
    const title = page.querySelector("h1");
    try {
      const name = [...decodeURIComponent(found[2]).replace(HIDDEN, "")].slice(0, 24).join("");
      const shown = name ? `\u2068${name}\u2069` : facts[language].somebody;
      title.textContent = title.textContent.replace("\ue001", found[1]).replace("\ue000", () => shown);
    } catch {
      return null; // the name is damaged
    }
    return page;
  };

  const headed = (language) => {
    const title = facts[language].titles[screen()];
    const page = template(title ? "frame" : "waiting", language).cloneNode(true);
    if (title) page.querySelector("h1").textContent = title;
    return page;
  };

  const newcomers = (language) => pages.get(language).cloneNode(true);

  boot.isNewcomers = ({ innerHTML }) => {
    const page = document.createElement("div");
    if (pages.has(boot.language)) page.append(newcomers(boot.language));
    return page.innerHTML === innerHTML;
  };

  const hasGames = () => {
    try {
      return Object.keys(localStorage).some((key) => key.startsWith("streets.game."));
    } catch {
      return false; // storage is blocked
    }
  };

  // Another script answers taps, but the page can be seen before it.
  boot.tapped = null;
  const note = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!app.contains(event.target.closest("a[href^='#'], button"))) return;
    event.preventDefault();
    boot.tapped = event;
  };
  addEventListener("click", note, true);
  addEventListener("streets:parsed", () => removeEventListener("click", note, true), { once: true });

  let shown = written; // the language of the shown first page, if any

  const show = () => {
    const { language } = boot;
    if (boot.ready || !facts[language]) return; // the sources of the page have no first page
    const sketch = boot.atHome() && boot.sketched(language);
    boot.blank = boot.atHome() && !sketch && hasGames();
    if (!boot.atHome()) app.replaceChildren(challenged(language) ?? headed(language));
    else if (sketch) app.replaceChildren(sketch);
    else if (boot.blank) app.replaceChildren();
    else if (shown !== language) app.replaceChildren(newcomers(language));
    shown = boot.atHome() && !sketch && !boot.blank ? language : "";
    app.dataset.prerendered = language;
    dispatchEvent(new Event("streets:shown"));
  };

  document.querySelector("noscript").remove(); // this page has scripts
  show();
  boot.show("unsettled");
  addEventListener("streets:language", show);
  addEventListener("hashchange", show);
})();
