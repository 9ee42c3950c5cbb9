// The theme of the page before its first paint.
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
})();
