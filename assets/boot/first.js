// The first page before Python: tools/first_page.py has put it into the document, in every language, as the app's
// views render it. An address that leads elsewhere shows the head of its screen.
//
//     window.streetsBoot.atHome()     whether the address is that of the first page
//     "streets:shown" on window       another page is shown before Python
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

  // The pages were rendered for another day.
  const dated = (page, [rendered, ...months]) => {
    const now = new Date();
    const today = months[now.getMonth()].replace(/\d+/, now.getDate());
    const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replace(rendered, today);
    return page;
  };

  const template = (part, language) => document.querySelector(`template[data-${part}="${language}"]`).content;

  const headed = (language) => {
    const title = facts[language].titles[screen()];
    const page = template(title ? "frame" : "waiting", language).cloneNode(true);
    if (title) page.querySelector("h1").textContent = title;
    return page;
  };

  let home = written; // the language of the first page if that is shown

  const show = () => {
    const { language } = boot;
    if (boot.ready || !facts[language]) return; // the sources of the page have no first page
    const { days } = facts[language];
    if (!boot.atHome()) app.replaceChildren(headed(language));
    else if (home !== language) app.replaceChildren(dated(pages.get(language).cloneNode(true), days));
    else dated(app, days);
    home = boot.atHome() ? language : "";
    app.dataset.prerendered = language;
    dispatchEvent(new Event("streets:shown"));
  };

  show();
  document.documentElement.classList.remove("unsettled");
  addEventListener("streets:language", show);
  addEventListener("hashchange", show);
})();
