// The page's side of working offline: registers the service worker, looks for new versions, and lets the app take one.
//
//     window.streetsUpdate.waiting      is a new version there, complete and ready?
//     window.streetsUpdate.accept()     take it; with `true` this page is loaded again without being asked any more
//     "streets:update" on window        `waiting` has become true
//     "streets:replaced" on window      another version has taken over: the app loads the page again when it may,
//                                       with accept(), for a game that is not kept would be lost
"use strict";
(() => {
  const update = { waiting: false, accept: () => location.reload() };
  window.streetsUpdate = update;

  const { version: own } = document.documentElement.dataset;
  let started = false;
  // Served straight from the repository nothing is kept: an edit must show at once.
  if (own === "dev" || !("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;

  // Whether this page has been mended already; without a storage it is not known, and it is not mended.
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
  const TELL_AGAIN = 60_000; // milliseconds; sooner it would keep a worker awake that goes as soon as it is idle

  // The old version lets the new one in: that does not begin before the old one has nothing more to do. A version from
  // before it knew how leaves that to the page.
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

  // Another version has taken over: what is on the page is of the old one, what it would load next of the new.
  const replaced = () => {
    if (agreed || !started) location.reload();
    else window.dispatchEvent(new Event("streets:replaced"));
  };

  // Whoever takes over a page that was nobody's may be of another version too.
  let controlled = Boolean(workers.controller);
  workers.addEventListener("controllerchange", () => {
    if (controlled) {
      replaced();
      return;
    }
    controlled = true;
    compare();
  });

  // Nothing, if the worker goes before it has answered.
  const ask = (worker, question) =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data: reply }) => resolve(reply);
      worker.addEventListener("statechange", () => worker.state === "redundant" && resolve());
      worker.postMessage(question, [port2]);
    });

  // It may have done so while this page was on its way, before it could be heard here. And what is damaged gives way
  // to the version that waits, once the page has nothing more to load: a worker goes only when all is done.
  let givesWay = false;
  const compare = async () => {
    const registration = await workers.getRegistration();
    if (!registration?.active) return;
    const state = await ask(registration.active, "state");
    if (!state) {
      await compare(); // with the one that has come instead
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
  // A page that a worker served may be nobody's for a while, if that worker went meanwhile.
  const [navigation] = performance.getEntriesByType("navigation");
  if (controlled || navigation?.workerStart > 0) compare();

  // A version that is half there, as while a server is being changed, is refused, and an answer may get lost: try
  // again soon, then ever less often.
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
    watch(registration); // the browser looks by itself too, perhaps before this
    if (!watched.has(registration)) registration.addEventListener("updatefound", () => watch(registration));
    watched.add(registration);
    return registration;
  };

  const look = async () => (await register()).update();

  // Not before the page is up: the copy must not slow down the first start.
  const settle = () => {
    started = true;
    session((storage) => storage.removeItem(MENDED));
    register()
      .catch((error) => {
        console.warn("Streets cannot be kept for offline use:", error);
        later();
      })
      .then(() => givesWay && window.dispatchEvent(new Event("streets:replaced"))); // also without a network
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && navigator.onLine) look().catch(() => {});
    });
  };
  window.addEventListener("streets:ready", settle, { once: true });

  // The start failed: perhaps the copy is damaged. If it can be mended, or if there is a newer version, try again, but
  // only once.
  const installed = (worker) =>
    new Promise((resolve) => {
      worker.addEventListener("statechange", resolve, { once: true }); // or it was refused
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
      await registration.update(); // what does not fit the server's files any more cannot be mended
      if (registration.installing) await installed(registration.installing);
    }
    if (!registration.waiting) return;
    session((storage) => storage.setItem(MENDED, "yes"));
    takeOver(registration);
  };

  window.addEventListener("streets:failed", () => {
    if (!workers.controller || session((storage) => storage.getItem(MENDED))) return;
    rescue().catch((error) => console.debug("Streets could not mend its copy:", error)); // offline: later
  });
})();
