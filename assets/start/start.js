// How this page starts: from the snapshot of a started Python that this browser made on an earlier visit, or else with
// PyScript. Any doubt about the snapshot leads to PyScript: in this page as long as nothing of the app has run, and after
// that by loading the page again.
//
//     window.streetsStart.tries         whether it is tried with the snapshot; if not, assets/boot.js starts PyScript
//     window.streetsStart.way           "snapshot" or "ordinary"
//     window.streetsStart.why           why it is not a snapshot
//     window.streetsStart.told()        both, and how long it took until the app was ready, for bug reports
//     window.streetsStart.doubt(why)    give this start up if it is made from the snapshot: returns whether it was
//     window.streetsStart.distrust(why) the app broke down in a way that the snapshot may be to blame for
import { compiled } from "./code.js";
import { countFailure, distrusted, forgetSnapshot, snapshotOf, tooManyFailures } from "./kept.js";

const root = document.documentElement;
const PATIENCE = 5000; // milliseconds that a start from the snapshot may take before PyScript starts instead

// Only what the service worker answers is sure to be of one version, and only there can a snapshot be.
function served() {
  try {
    return root.dataset.version !== "dev" && Boolean(navigator.serviceWorker.controller) && "caches" in window;
  } catch {
    return false; // the browser allows no service worker
  }
}

const tries = served() && !window.streetsBoot?.started;
const why = tries ? "" : "the page is not kept for offline use yet";

const start = { tries, way: "ordinary", why, told, doubt, distrust };
window.streetsStart = start;
let ready = 0; // milliseconds from the navigation on

function told() {
  return `${start.way}${start.why && ` (${start.why})`}${ready ? `, ${ready} ms` : ""}`;
}

// What stops a start from the snapshot, and is nobody's fault.
class Unwanted extends Error {}

// assets/boot.js and what is deferred have run.
const parsed = new Promise((resolve) => {
  if (window.streetsBoot?.parsed) resolve();
  else addEventListener("DOMContentLoaded", resolve, { once: true });
});

function distrust(why) {
  if (start.way === "snapshot") countFailure(why);
}

function doubt(why) {
  if (start.way !== "snapshot" || ready) return false;
  console.debug("Streets starts again without its snapshot:", why);
  distrust(why);
  location.reload();
  return true;
}

async function fromSnapshot(isLate) {
  // All is asked for before anything is read from the storage, which may take long in a new process. An ordinary start
  // needs the same.
  const code = compiled();
  code.catch(() => {}); // whoever awaits it hears of it
  const glue = import("../../runtime/pyodide/pyodide.asm.mjs");
  const library = import("../../runtime/idiomorph/idiomorph.mjs");
  const restoring = import("./restore.js");
  const found = await snapshotOf(root.dataset.version);
  if (!found) throw new Unwanted("there is no snapshot yet");
  if (tooManyFailures()) throw new Unwanted("starts from a snapshot failed in this browser");
  if (distrusted()) {
    await forgetSnapshot(root.dataset.version);
    throw new Unwanted(`a start from the snapshot failed: ${distrusted()}`);
  }
  const { restore } = await restoring;
  const { default: createModule } = await glue;
  const python = await restore(createModule, code, found.arrayBuffer(), async (facts) => {
    await parsed; // assets/boot.js has found out the language
    for (const [name, here] of [["version", root.dataset.version], ["language", root.lang], ["browser", navigator.userAgent]]) {
      if (facts[name] !== here) throw new Unwanted(`the snapshot is of another ${name}`);
    }
    if (root.dataset.start === "plain") throw new Unwanted("it is turned off");
    const { Idiomorph } = await library;
    // What the app has from PyScript otherwise; see app/browser/preparing.py.
    window.streetsParts = { Idiomorph, js_import: (...addresses) => Promise.all(addresses.map((a) => import(a))) };
  });
  const { resume_app: resume } = python.pyimport("app.browser.beginning");
  if (isLate()) return;
  start.way = "snapshot";
  resume();
}

function ordinary(why) {
  start.why = why;
  window.streetsBoot.startOrdinary();
}

async function begin() {
  let late = false;
  const patience = setTimeout(() => {
    if (start.way === "snapshot") return; // the app has begun, and assets/boot.js watches it
    late = true;
    parsed.then(() => ordinary("the snapshot took too long"));
  }, PATIENCE);
  try {
    await fromSnapshot(() => late);
  } catch (error) {
    if (late) return;
    if (doubt(error)) return;
    if (!(error instanceof Unwanted)) countFailure(error);
    await parsed;
    ordinary(error.message);
  } finally {
    clearTimeout(patience);
  }
}

// Once the app is there, and the browser has time, a snapshot is made if there is none.
addEventListener("streets:ready", () => {
  ready = Math.round(performance.now());
  if (root.dataset.version !== "dev" && "caches" in window && "serviceWorker" in navigator) import("./keep.js");
}, { once: true });

if (tries) begin();
else window.streetsBoot?.startOrdinary();
