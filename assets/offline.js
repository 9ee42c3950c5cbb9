// The page's part of offline use: it registers the service worker, checks for new versions, and lets the app accept
// one.
//
//     window.streetsUpdate.waiting      whether a new version is complete and ready
//     window.streetsUpdate.accept()     accept it; with `true` this page reloads without further confirmation
//     "streets:update" on window        `waiting` has become true
//     "streets:replaced" on window      another version has taken over: the app reloads the page with accept() when it
//                                       can, since an unsaved game would be lost
"use strict";
(() => {
  const update = { waiting: false, accept: () => location.reload() };
  window.streetsUpdate = update;

  const { version: own } = window.streetsBoot;
  let started = false;
  // A page served from the repository caches nothing, so that every edit shows immediately.
  if (own === "dev") return;
  let workers;
  try {
    workers = navigator.serviceWorker;
  } catch {
    // The browser allows no service worker.
  }
  if (!workers) return;

  // Whether this page was already repaired. Without session storage this is unknown, so there is no repair.
  const MENDED = "streets.mended";
  const session = (use) => {
    try {
      return use(sessionStorage);
    } catch {
      return "unknown";
    }
  };

  let agreed = false;
  const NOT_ASKED = 5_000; // milliseconds
  const TELL_AGAIN = 60_000; // milliseconds; more frequent messages would keep an idle worker awake

  // The old version hands over to the new one when it is idle. Versions without this ability leave it to the page.
  const takeOver = (registration) => {
    if (!registration.waiting) {
      location.reload();
      return;
    }
    registration.active.postMessage("leave");
    setTimeout(() => registration.waiting?.postMessage("take over"), NOT_ASKED);
    setTimeout(() => registration.waiting && takeOver(registration), TELL_AGAIN);
  };

  const offer = (registration) => {
    if (!registration.waiting || !workers.controller) return;
    update.accept = (anyway) => {
      agreed = anyway;
      takeOver(registration);
    };
    if (update.waiting) return;
    update.waiting = true;
    window.dispatchEvent(new Event("streets:update"));
  };

  // Another version has taken over: the page belongs to the old one, but would load further files from the new one.
  const replaced = () => {
    if (agreed || !started) location.reload();
    else window.dispatchEvent(new Event("streets:replaced"));
  };

  const tell = (error) => console.debug("Streets cannot examine its copy:", error);

  // The worker caches the texts that pass through it; those in use came before it if this is the first visit.
  const keepTexts = () => {
    if (workers.controller) fetch(`./runtime/texts/${window.streetsBoot.language}.json`).catch(tell);
  };
  window.addEventListener("streets:ready", keepTexts, { once: true });

  // A worker that takes over an uncontrolled page may have another version too.
  let controlled = Boolean(workers.controller);
  workers.addEventListener("controllerchange", () => {
    if (controlled) {
      replaced();
      return;
    }
    controlled = true;
    keepTexts();
    compare().catch(tell);
  });

  // Resolves to undefined if the worker ends without an answer.
  const ask = (worker, question) =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data: reply }) => resolve(reply);
      worker.addEventListener("statechange", () => worker.state === "redundant" && resolve());
      worker.postMessage(question, [port2]);
    });

  // Another version may have taken over before this page could notice. A damaged version gives way to the waiting one
  // once the page has nothing more to load, since a worker only ends when all its work is done.
  let givesWay = false;
  const compare = async () => {
    const registration = await workers.getRegistration();
    if (!registration?.active) return;
    const state = await ask(registration.active, "state");
    if (!state) {
      await compare(); // with the worker that has replaced it
      return;
    }
    const { version, damaged } = state;
    if (version === own && !damaged) return;
    if (registration.waiting) {
      givesWay = true;
      offer(registration);
      if (started) window.dispatchEvent(new Event("streets:replaced"));
    } else if (version !== own && !session((storage) => storage.getItem(MENDED))) {
      session((storage) => storage.setItem(MENDED, "yes")); // only once
      replaced();
    }
  };
  // A page served by a worker may be uncontrolled for a while if that worker has ended.
  const [navigation] = performance.getEntriesByType("navigation");
  if (controlled || navigation?.workerStart > 0) compare().catch(tell);

  // The worker refuses a partly deployed version, and responses can get lost: retry soon, then less and less often.
  const LONGEST = 30 * 60_000; // milliseconds
  let pause = 5_000;
  let again;
  const later = () => {
    clearTimeout(again);
    again = setTimeout(() => look().catch(later), pause);
    pause = Math.min(2 * pause, LONGEST);
  };

  const watched = new WeakSet();
  const watch = (registration) => {
    const worker = registration.installing;
    if (!worker || watched.has(worker)) return;
    watched.add(worker);
    let whole = false;
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed") whole = true;
      if (worker.state === "redundant" && !whole) later();
      offer(registration);
    });
  };

  const register = async () => {
    const registration = await workers.register("./sw.js", { updateViaCache: "none" });
    offer(registration);
    watch(registration); // the browser also checks by itself, perhaps earlier
    if (!watched.has(registration)) registration.addEventListener("updatefound", () => watch(registration));
    watched.add(registration);
    return registration;
  };

  const look = async () => (await register()).update();

  // Wait until the page is up, so that caching does not slow down the first start.
  const settle = () => {
    started = true;
    session((storage) => storage.removeItem(MENDED));
    Promise.resolve(window.streetsStart?.kept) // files that the worker need not download
      .then(register)
      .catch((error) => {
        console.warn("Streets cannot be kept for offline use:", error);
        later();
      })
      .then(() => givesWay && window.dispatchEvent(new Event("streets:replaced"))); // even without a network
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && navigator.onLine) look().catch(() => {});
    });
  };
  window.addEventListener("streets:ready", settle, { once: true });

  // The start failed, perhaps because the cached copy is damaged. Try again once if the copy can be repaired or if
  // there is a newer version.
  const installed = (worker) =>
    new Promise((resolve) => {
      worker.addEventListener("statechange", resolve, { once: true }); // or the worker refused it
    });

  const rescue = async () => {
    const registration = await workers.getRegistration();
    if (!registration) return;
    if (!registration.waiting) {
      if (await ask(workers.controller, "mend")) {
        session((storage) => storage.setItem(MENDED, "yes"));
        location.reload();
        return;
      }
      await registration.update(); // files that differ from the server's cannot be repaired
      if (registration.installing) await installed(registration.installing);
    }
    if (!registration.waiting) return;
    session((storage) => storage.setItem(MENDED, "yes"));
    takeOver(registration);
  };

  window.addEventListener("streets:failed", () => {
    if (!workers.controller || session((storage) => storage.getItem(MENDED))) return;
    rescue().catch((error) => console.debug("Streets could not mend its copy:", error)); // offline: try again later
  });
})();
