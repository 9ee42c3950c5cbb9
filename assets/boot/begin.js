// Begins the start, after all other scripts of this folder, and ends it when the app is ready.
//
//     window.streetsBoot.start           the setting of the start: "fast" (from a snapshot), or "plain"
//     window.streetsBoot.setStart(way)   change it
//     "streets:start" on window          it has changed
"use strict";
(() => {
  const boot = window.streetsBoot;

  boot.setStart = (way) => {
    if (way === boot.start) return;
    boot.start = way;
    dispatchEvent(new Event("streets:start"));
  };
  boot.setStart(boot.settings.start === "plain" ? "plain" : "fast");

  // Only a page with a service worker can have a snapshot. assets/start/start.js decides whether to try it; that file
  // may still be loading.
  const isServed = () => {
    try {
      return boot.version !== "dev" && Boolean(navigator.serviceWorker.controller);
    } catch {
      return false; // the browser allows no service worker
    }
  };

  const mayRestore = window.streetsStart ? window.streetsStart.tries : isServed();
  if (!mayRestore) boot.startOrdinary();

  addEventListener("streets:ready", () => {
    boot.ready = true;
    boot.page.remove();
  });
})();
