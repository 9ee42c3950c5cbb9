// The typeface of the first page. Another one later would move everything, so if it does not load in time, the first
// page does without it, until the player leaves that page.
"use strict";
(() => {
  const boot = window.streetsBoot;
  const root = document.documentElement;
  const IN_TIME = 100; // milliseconds
  let held = true;

  const release = () => {
    if (held) boot.show("untyped");
    held = false;
  };

  const typeset = () => {
    root.classList.add("typeset");
    release();
  };

  if (!document.fonts) {
    typeset();
    return;
  }
  setTimeout(release, IN_TIME);
  const letters = root.dataset.script === "Cyrl" ? "Aя" : "A"; // each script has a file
  document.fonts.load("1em Nunito", letters).then(() => {
    if (held || !boot.atHome()) typeset();
    else for (const name of ["hashchange", "streets:answered"]) addEventListener(name, typeset, { once: true });
  }, typeset);
})();
