// The page of a failed start, and the detection of browsers that cannot start at all.
//
//     window.streetsBoot.page               the loading page, which the app removes
//     window.streetsBoot.failure            the failure as { what, details }, or null
//     window.streetsBoot.ready              whether the app has started
//     window.streetsBoot.over()             whether the start has failed or ended
//     window.streetsBoot.fail(what, details) show a failure; `what` begins the keys of its texts
//     window.streetsBoot.waits(what, details) whether the start continues by itself instead (assets/boot/connection.js)
//     window.streetsBoot.doubted(reason)    repeat a start from the snapshot without it; returns whether it was one
//     window.streetsBoot.modern()           whether the browser has the features that Python and PyScript need
//     "streets:failed" on window            the start has failed, or takes too long
//
// Old browsers must be able to parse this file: no modern syntax here.
(function () {
  "use strict";
  var boot = window.streetsBoot;
  boot.page = document.getElementById("boot");
  boot.label();
  boot.failure = null;
  boot.ready = false;
  boot.leaving = false; // the page is about to reload

  // Neither report anything about a finished start nor repeat it.
  boot.over = function () { return boot.leaving || boot.failure !== null || boot.ready; };

  boot.doubted = function (reason) {
    if (boot.over() || !window.streetsStart || !window.streetsStart.doubt(reason)) return false;
    boot.leaving = true;
    return true;
  };

  boot.fail = function (what, details) {
    if (boot.over() || boot.doubted(details || what)) return;
    if (boot.waits && boot.waits(what, details)) return;
    boot.failure = { what: what, details: details };
    boot.page.className = "failed";
    document.getElementById("boot-progress").setAttribute("aria-hidden", "true");
    document.getElementById("boot-title").textContent = boot.say(what + "-title");
    document.getElementById("boot-text").textContent = boot.say(what + "-text");
    document.getElementById("boot-again").hidden = false;
    if (details) {
      document.getElementById("boot-details").hidden = false;
      document.getElementById("boot-reason").textContent = details;
    }
    dispatchEvent(new Event("streets:failed"));
  };

  // A saved copy of the page leads to the site.
  document.getElementById("boot-again").addEventListener("click", function () {
    var site = document.querySelector("link[rel=canonical]");
    if (location.protocol === "file:" && site) location.href = site.href;
    else location.reload();
  });

  // If the browser can parse this and use these exceptions, an unreadable file is damaged.
  var SYNTAX = "class A { static #a = 1; async #b() { this.c ??= A.#a?.d; } }";
  var EXCEPTIONS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 13, 3, 1, 0, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11];

  function readsOurs() {
    try {
      new Function(SYNTAX);
      return true;
    } catch (error) {
      return !(error instanceof SyntaxError); // an extension may forbid the attempt
    }
  }

  boot.modern = function () {
    try {
      return readsOurs() && WebAssembly.validate(new Uint8Array(EXCEPTIONS));
    } catch (error) {
      return false;
    }
  };

  // The next script is in modern syntax and watches all others; only this reports that it is missing.
  var NEXT = /\/assets\/boot(\.js|\/)/;

  addEventListener("error", function (event) {
    if (boot.startOrdinary) return;
    if (NEXT.test(event.target.src || "")) boot.fail("missing", event.target.src);
    else if (NEXT.test(event.filename || "")) boot.fail("damaged", event.message);
  }, true);

  if (location.protocol === "file:") {
    if (boot.version === "dev") boot.fail("server", "");
    else boot.fail("copy", "");
  } else if (window.streetsMixed) {
    boot.fail("damaged", window.streetsMixed);
  } else if (!readsOurs() || typeof BigInt64Array !== "function" || typeof Promise.allSettled !== "function" ||
      !("noModule" in HTMLScriptElement.prototype)) {
    boot.fail("old", "");
  } else if (typeof WebAssembly !== "object") {
    boot.fail("off", "");
  }
})();
