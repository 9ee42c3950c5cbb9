// A start whose connection breaks: the page stays, says so, and continues by itself when the connection is back. It
// keeps taps and typed text.
//
//     window.streetsBoot.lost             whether there is no connection
//     window.streetsBoot.waits(what)      whether a failed download waits for the connection
//     "streets:connection" on window      `lost` has changed
"use strict";
(() => {
  const boot = window.streetsBoot;
  const KEPT = "streets.kept_taps"; // in sessionStorage, for the reload only
  const AGAIN = 2000; // milliseconds
  const PATIENCE = 10000; // milliseconds for an answer, which may wait behind many downloads

  boot.lost = false;

  const setLost = (lost) => {
    boot.lost = lost;
    dispatchEvent(new Event("streets:connection"));
  };

  // Any response of the server counts.
  const answers = async () => {
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      await fetch("./pyscript.toml", { method: "HEAD", cache: "no-store", priority: "high", signal });
      return true;
    } catch {
      return false;
    }
  };

  const pause = () => new Promise((resolve) => {
    setTimeout(resolve, AGAIN);
    addEventListener("online", resolve, { once: true });
  });

  const goOn = () => {
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(boot.kept()));
    } catch {
      // Only the tap is lost.
    }
    location.reload();
  };

  let examining = false;

  // A file that is missing although the server responds is a failure.
  boot.waits = (what, details) => {
    if (examining) return true; // later failures follow from the first one
    if (what !== "missing") return false;
    examining = true;
    const examine = async () => {
      if (await answers()) {
        boot.waits = () => false;
        boot.fail(what, details);
        return;
      }
      setLost(true);
      do await pause(); while (!(await answers()));
      boot.leaving = true;
      goOn();
    };
    examine();
    return true;
  };

  try {
    const kept = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    if (kept) boot.keep(JSON.parse(kept));
  } catch {
    // Storage is blocked, or the text is not ours.
  }
})();
