// Loads PyScript for an ordinary start, with work-arounds. A start from a snapshot does not need it.
//
//     window.streetsBoot.started          whether PyScript has been requested
//     window.streetsBoot.startOrdinary()  start with PyScript
//     window.streetsBoot.indexedDB        the browser's databases, or null
"use strict";
(() => {
  const boot = window.streetsBoot;
  const { blame, explain } = boot;
  const { content } = document.getElementById("pyscript");
  const whenReady = (act) => addEventListener("streets:ready", act, { once: true });

  boot.started = false;
  boot.startOrdinary = () => {
    if (boot.started || boot.failure) return;
    boot.started = true;
    // Once Python waits for the texts, only this reports their failure.
    window.streetsTexts.begin().catch((error) => explain(String(error)));
    for (const link of content.querySelectorAll("link")) {
      document.adoptNode(link); // in a template its address is not complete
      if (link.as === "fetch") boot.request(link.href);
      else document.body.append(link);
    }
    if (boot.parsed) document.body.append(content);
  };

  // The app needs the scripts after this one.
  addEventListener("streets:parsed", () => boot.started && document.body.append(content), { once: true });

  const STEPS = { "Loading interpreter": "scripts", "Loaded interpreter": "python", "Loaded Pyodide": "files" };
  addEventListener("py:progress", ({ detail }) => STEPS[detail] && boot.done(STEPS[detail]));

  // Until the app has started, give PyScript a different value of a global name than everybody else.
  const standIn = (name, value) => {
    const before = Object.getOwnPropertyDescriptor(window, name);
    Object.defineProperty(window, name, { configurable: true, writable: true, value });
    whenReady(() => {
      if (before) Object.defineProperty(window, name, before);
      else delete window[name];
    });
  };

  // PyScript caches Python packages in IndexedDB, always opens it, and does not start without it. This page has no such
  // packages, so PyScript gets an empty database that always opens.
  boot.indexedDB = null;
  try {
    boot.indexedDB = window.indexedDB;
  } catch {
    // Site data is blocked.
  }
  const answer = (result) => {
    const request = {};
    queueMicrotask(() => request.onsuccess({ target: { result } }));
    return request;
  };
  const empty = { getAllKeys: () => answer([]), clear: () => answer() };
  standIn("indexedDB", { open: () => answer({ transaction: () => ({ objectStore: () => empty }), close() {} }) });

  // PyScript opens a channel to its workers and derives a class from Worker as soon as it is loaded, and does not start
  // without them. This page has no such workers.
  standIn("BroadcastChannel", class extends EventTarget {
    postMessage() {}
    close() {}
  });
  if (typeof window.Worker !== "function") {
    standIn("Worker", class {
      constructor() {
        throw new TypeError("This browser has no workers");
      }
    });
  }

  // Only the console reports Python's exceptions and WebAssembly that does not compile.
  const hear = (thing, level, calledByUs) => {
    const isError = thing instanceof Error;
    if (!isError && level !== "error") return;
    boot.judge(thing, (culprit, reason) => {
      if (calledByUs || (isError && culprit === "ours")) explain(reason);
    });
  };
  for (const level of ["error", "warn"]) {
    const print = console[level];
    console[level] = (...things) => {
      print.apply(console, things);
      const calledByUs = blame.origin(new Error().stack) === "ours";
      for (const thing of things) hear(thing, level, calledByUs);
    };
    whenReady(() => { console[level] = print; });
  }

  // It reports an unreadable configuration in a box at the end of the page.
  const boxes = new MutationObserver(() => {
    const box = document.querySelector(".py-error");
    if (!box) return;
    explain(`Invalid URL: ${box.textContent}`);
    box.remove();
  });
  boxes.observe(document.body, { childList: true });
  whenReady(() => boxes.disconnect());

  // PyScript watches everything inserted into the page and runs anything marked as Python, which must not happen once
  // the app has started. It has no way to stop, so this records its observers when they begin.
  const { observe } = MutationObserver.prototype;
  const { attachShadow } = Element.prototype; // PyScript's version observes shadow trees
  const observers = [];
  MutationObserver.prototype.observe = function (target, options) {
    if (target === document && blame.origin(new Error().stack) === "ours") observers.push(this);
    return observe.call(this, target, options);
  };
  whenReady(() => {
    for (const observer of observers) observer.disconnect();
    MutationObserver.prototype.observe = observe;
    Element.prototype.attachShadow = attachShadow;
  });
})();
