// The theme and the typeface of the page before its first paint.
//
//     window.streetsTheme(choice)   use a theme: "light", "dark", or else the device's
//
// Old browsers must be able to parse this file: no modern syntax here.
(function () {
  "use strict";
  var boot = window.streetsBoot;
  var root = document.documentElement;

  // The app also calls `streetsTheme` (app/browser/showing.py).
  var dark = matchMedia("(prefers-color-scheme: dark)");
  var bars = document.querySelectorAll("meta[name=theme-color]"); // light, dark
  var chosen;

  function showTheme() {
    var night = chosen === "dark" || (chosen !== "light" && dark.matches);
    root.dataset.theme = night ? "dark" : "light";
    bars[0].media = night ? "not all" : "all";
    bars[1].media = night ? "all" : "not all";
  }

  window.streetsTheme = function (choice) {
    chosen = choice;
    showTheme();
  };
  window.streetsTheme(boot.settings.theme);
  dark.onchange = showTheme;

  // Only a later visit has a service worker.
  try {
    root.classList.toggle("known", Boolean(navigator.serviceWorker.controller));
  } catch (error) {
    // The browser allows none.
  }

  // Another typeface would move everything. If it does not load in time, the first page does without it, until the
  // player leaves that page.
  var IN_TIME = 100; // milliseconds
  var held = true;

  function release() {
    held = false;
    root.classList.remove("untyped");
  }

  function typeset() {
    root.classList.add("typeset");
    release();
  }

  // The first page waits: assets/boot/first.js puts the right one in place.
  root.classList.add("unsettled");
  if (!document.fonts) {
    typeset();
    return;
  }
  root.classList.add("untyped");
  setTimeout(release, IN_TIME);
  var letters = root.getAttribute("data-script") === "Cyrl" ? "Aя" : "A"; // each script has a file
  document.fonts.load("1em Nunito", letters).then(function () {
    if (held || !/^(#\/?)?$/.test(location.hash)) typeset();
    else addEventListener("hashchange", typeset, { once: true });
  }, typeset);
})();
