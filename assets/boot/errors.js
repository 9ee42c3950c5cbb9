// Listens for errors, from the first script to the last: explains a failed start, and reloads the page after a trap.
//
//     window.streetsBoot.blame             finds out whose script caused an error (assets/boot/blame.js)
//     window.streetsBoot.explain(reason)   show the failure of a start with this reason
//     window.streetsBoot.judge(error, act) call act(culprit, reason) for an error, or for any other thrown value
//     window.streetsBoot.request(address)  request a file of the app, for the first who fetches it
"use strict";
(() => {
  const boot = window.streetsBoot;
  const base = new URL("./", location.href).href;
  const blame = boot.blameFor(base);
  boot.blame = blame;

  // A trap in the browser's machine code for Python: rare in WebKit, and the next start succeeds.
  const TRAPPED = "streets.trapped";
  const SELDOM = 10 * 60 * 1000; // milliseconds; more frequent traps are no accident, so the page reports them

  const startAgain = () => {
    try {
      if (Math.abs(Date.now() - Number(sessionStorage.getItem(TRAPPED))) < SELDOM) return false;
      sessionStorage.setItem(TRAPPED, String(Date.now()));
    } catch {
      return false; // the page could not record this start
    }
    boot.leaving = true;
    location.reload();
    return true;
  };

  // After the start, a trap leaves an unresponsive page that cannot report anything. Choices are already saved.
  const stop = (error) => {
    if (boot.leaving || boot.failure) return;
    if (!(error.pyodide_fatal_error || error instanceof WebAssembly.RuntimeError)) return;
    window.streetsStart?.distrust(error);
    if (startAgain()) return;
    boot.ready = false;
    delete document.documentElement.dataset.app;
    document.body.replaceChildren(boot.page, document.getElementById("art"));
    boot.label();
    boot.fail("stopped", String(error));
    document.getElementById("boot-again").focus();
  };

  // Pyodide announces an error first and then prints it.
  const ANNOUNCED = /Pyodide has suffered a fatal error|(installing the standard library|cause of the fatal error was):$/;

  boot.explain = (reason) => {
    if (boot.over() || ANNOUNCED.test(reason) || boot.doubted(reason)) return;
    if (/^(Uncaught )?RuntimeError: /.test(reason) && startAgain()) return;
    boot.fail(blame.explanation(reason, boot.modern()), reason);
  };

  const happened = (error, reason) => {
    if (boot.ready) stop(error);
    else boot.explain(reason);
  };

  // Foreign scripts may throw anything, even values without a text or without readable properties.
  boot.judge = (value, act) => {
    let culprit;
    let reason = "";
    try {
      reason = String(value);
    } catch {
      // It has no text.
    }
    try {
      culprit = lost.includes(value) ? "ours" : blame.culprit(value, reason);
    } catch {
      return;
    }
    act(culprit, reason);
  };

  // In WebKit, errors of `fetch` name neither the resource nor the caller, so this records those of our files.
  const lost = [];
  const fetching = window.fetch;

  // Responses by address, for the first who fetches them. Archives may arrive in another form (assets/start/start.js).
  const requested = new Map();
  const coming = (address) => {
    if (!(typeof address === "string" || address instanceof URL)) return null;
    const { href } = Object.assign(document.createElement("a"), { href: address }); // never throws
    for (const responses of [requested, window.streetsStart?.coming]) {
      const response = responses?.get(href);
      responses?.delete(href);
      if (response) return response;
    }
    return null;
  };

  // A preload might take the file of another version from the browser's cache. This asks the server whether it is current.
  boot.request = async (address) => {
    if (window.streetsStart?.coming.has(address)) return;
    try {
      const response = fetching(address, { cache: "no-cache" });
      requested.set(address, response);
      if (!(await response).ok) boot.fail("missing", address);
    } catch {
      boot.fail("missing", address);
    }
  };

  function fetchNoted(...request) {
    const response = coming(request[0]) ?? fetching.apply(this, request);
    response.catch((error) => {
      if (blame.own(new URL(request[0].url || request[0], base))) lost.push(error);
    });
    return response;
  }

  window.fetch = fetchNoted;

  // Chromium does not name an unreadable module either. Import our modules again to find it.
  const importAgain = () => {
    const modules = performance.getEntriesByType("resource").map(({ name }) => name);
    for (const address of modules) {
      if (!/^runtime\/.*\.mjs$/.test(blame.path(address))) continue; // PyScript's import each other and are named
      import(address).catch((error) => boot.explain(String(error)));
    }
  };

  // Scripts and styles that fail to load only notify themselves, so listen in the capture phase.
  addEventListener("error", (event) => {
    const { target } = event;
    if (target === window) {
      uncaught(event);
      return;
    }
    const address = target.src || target.href || "";
    if (blame.path(address).startsWith("assets/start/")) boot.startOrdinary();
    else if (["SCRIPT", "LINK"].includes(target.tagName) && blame.own(address)) boot.fail("missing", address);
  }, true);

  const uncaught = (event) => {
    if (typeof event.message !== "string") {
      event.stopImmediatePropagation(); // created by a script; PyScript expects a message
      return;
    }
    const error = event.error && typeof event.error === "object" ? event.error : {};
    boot.judge(error, (culprit) => {
      if (culprit ? culprit === "ours" : blame.own(event.filename)) happened(error, event.message);
    });
  };

  addEventListener("unhandledrejection", ({ reason: error }) => {
    if (!error || typeof error !== "object") return; // not one of ours
    boot.judge(error, (culprit, reason) => {
      if (culprit === "ours") happened(error, reason);
      else if (!culprit && !boot.over() && (error instanceof SyntaxError || error instanceof TypeError)) importAgain();
    });
  });

  addEventListener("streets:ready", () => {
    if (window.fetch === fetchNoted) window.fetch = fetching;
    requested.clear();
  });
})();
