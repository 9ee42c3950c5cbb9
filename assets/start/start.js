// Starts this page: from the snapshot of a started Python that this browser made on an earlier visit, or with PyScript.
// Any doubt about the snapshot leads to PyScript: in this page until the app has run, and afterwards by a reload.
//
//     window.streetsStart.tries         whether to try the snapshot; if not, assets/boot/begin.js starts PyScript
//     window.streetsStart.code          a promise of the compiled machine code
//     window.streetsStart.arrived       how many bytes of it have arrived on a first visit, unpacked
//     window.streetsStart.received      how many bytes of all files that arrive as "xz", packed
//     window.streetsStart.form          the form in which the largest files arrive: "gzip", as hosts send it, or "xz"
//     window.streetsStart.kept          a promise to store those that arrive as "xz" for the service worker
//     window.streetsStart.coming        responses by address: archives that arrive as "xz", until somebody takes them
//     window.streetsStart.way           "snapshot" or "ordinary"
//     window.streetsStart.why           the reason for an ordinary start
//     window.streetsStart.summary()        both, and the duration of the start, for bug reports
//     window.streetsStart.doubt(why)    abandon a start from the snapshot; returns whether this was such a start
//     window.streetsStart.distrust(why) the app crashed, perhaps because of the snapshot
//
// It has no static imports: the slowest requests begin as soon as this file has arrived.
const SCOPE = new URL("../../", import.meta.url).href;
const PATIENCE = 5000; // milliseconds for a start from the snapshot before PyScript starts instead

// The snapshot's place: the service worker's cache of this version (assets/sw.js), under a name that no file has.
export const ADDRESS = `${SCOPE}snapshot`;
// Read before any other script can change the document.
export const VERSION = window.streetsBoot?.version ?? document.documentElement.dataset.version;
export const CACHE = `streets ${SCOPE} ${VERSION}`;

// Only responses of the service worker certainly belong to one version, and only it can have a snapshot.
function isServed() {
  try {
    return VERSION !== "dev" && Boolean(navigator.serviceWorker.controller) && "caches" in window;
  } catch {
    return false; // the browser allows no service worker
  }
}

const tries = isServed() && !window.streetsBoot?.started;
const why = tries ? "" : "the page is not kept for offline use yet";

const start = {
  tries, code: null, arrived: 0, received: 0, form: "gzip", kept: null, coming: new Map(),
  way: "ordinary", why, summary, doubt, distrust,
};
window.streetsStart = start;
let ready = 0; // milliseconds since the navigation

// Return a promise of an event of assets/head/frame.js, which always comes.
const after = (name) => new Promise((resolve) => {
  if (window.streetsBoot?.[name]) resolve();
  else addEventListener(`streets:${name}`, resolve, { once: true });
});

const framed = after("framed"); // the browser has painted the first frame
const parsed = after("parsed"); // all other scripts have run

// Request everything before reading storage, which may be slow in a new process. An ordinary start needs the same
// parts, except for the snapshot.
async function unpacked(found) {
  const [stored, { unpack }] = await Promise.all([found, import("./snapshot.js")]);
  return stored && unpack(await stored.blob());
}

// Pyodide's glue: fetched immediately, but compiled after the first paint, which it would delay.
const GLUE = `${SCOPE}runtime/pyodide/pyodide.asm.mjs`;

function glue() {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: GLUE }));
  return framed.then(() => import(GLUE));
}

const CODE = `${SCOPE}runtime/pyodide/pyodide.asm.wasm`;
const ARCHIVES = [`${SCOPE}runtime/pyodide/python_stdlib.zip`, `${SCOPE}app.zip`];

// Compiling takes processor time that the first frame needs.
async function compiled(response) {
  response.catch(() => {}); // the caller handles the error
  await framed;
  return WebAssembly.compileStreaming(response);
}

function ask() {
  const found = (async () => caches.match(ADDRESS, { cacheName: CACHE }))(); // a browser may throw instead of rejecting
  const asked = {
    found,
    contents: framed.then(() => unpacked(found)),
    code: compiled(fetch(CODE)),
    glue: glue(),
    restorer: import("./restore.js"),
    linked: Promise.all([import("./code.js"), import("../../runtime/pyodide/pyodide.mjs")]), // by the restorer
    notes: import("./kept.js"),
    parts: import("../../runtime/idiomorph/idiomorph.mjs"),
  };
  for (const each of Object.values(asked)) each.catch(() => {}); // the caller handles errors
  return asked;
}

function summary() {
  return `${start.way}${start.why && ` (${start.why})`}${ready ? `, ${ready} ms` : ""}`;
}

let countFailure = () => {}; // replaced by that of assets/start/kept.js

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

// An expected reason not to start from the snapshot.
class Unwanted extends Error {}

// Throw if this page does not want a snapshot with these facts.
async function agree(facts) {
  await parsed; // assets/boot/begin.js knows the setting
  const { language, start: way } = window.streetsBoot;
  const here = { version: VERSION, language, browser: navigator.userAgent };
  for (const name of Object.keys(here)) {
    if (facts[name] !== here[name]) throw new Unwanted(`the snapshot is of another ${name}`);
  }
  if (way === "plain") throw new Unwanted("it is turned off");
}

async function fromSnapshot(asked, isLate) {
  const notes = await asked.notes;
  countFailure = notes.countFailure;
  if (notes.tooManyFailures()) throw new Unwanted("starts from a snapshot failed in this browser");
  if (notes.distrusted()) {
    await notes.forgetSnapshot();
    throw new Unwanted(`a start from the snapshot failed: ${notes.distrusted()}`);
  }
  if (!(await asked.found)) throw new Unwanted("there is no snapshot yet");
  const [{ restore }, { default: createModule }, { Idiomorph }] =
    await Promise.all([asked.restorer, asked.glue, asked.parts]);
  // In an ordinary start PyScript provides these to the app; see app/browser/preparing.py.
  window.streetsParts = { Idiomorph, js_import: (...addresses) => Promise.all(addresses.map((each) => import(each))) };
  const python = await restore(createModule, asked.code, asked.contents, agree);
  const { resume_app: resume } = python.pyimport("app.browser.beginning");
  if (isLate()) return;
  start.way = "snapshot";
  resume();
}

function ordinary(why) {
  start.why = why;
  window.streetsBoot.startOrdinary();
}

async function begin(asked) {
  let late = false;
  start.code = asked.code;
  const patience = setTimeout(() => {
    if (start.way === "snapshot") return; // the app has begun, and assets/boot/errors.js watches it
    late = true;
    countFailure("it took too long");
    parsed.then(() => ordinary("the snapshot took too long"));
  }, PATIENCE);
  try {
    await fromSnapshot(asked, () => late);
  } catch (error) {
    if (late || doubt(error)) return;
    if (!(error instanceof Unwanted)) countFailure(error);
    await parsed;
    ordinary(error.message);
  } finally {
    clearTimeout(patience);
  }
}

// Once the app has started and the browser is idle, make a snapshot if there is none.
addEventListener("streets:ready", () => {
  ready = Math.round(performance.now());
  if (VERSION !== "dev" && "caches" in window && "serviceWorker" in navigator) import("./keep.js");
}, { once: true });

// Return a stream that adds the bytes passing through it to a count of `start`.
const counting = (name) => new TransformStream({
  transform(chunk, controller) {
    start[name] += chunk.byteLength;
    controller.enqueue(chunk);
  },
});

// Counts received bytes. Passes on the service worker's responses unchanged, because the browser stores compiled code
// with them.
async function counted(answer) {
  const response = await answer;
  if (isServed() || !response.ok || !response.body) return response;
  return new Response(response.body.pipeThrough(counting("arrived")), { headers: { "content-type": "application/wasm" } });
}

const FAST = 10; // megabits per second, the most that browsers report
const LONG = 60; // milliseconds until the server answers; a busy processor only delays what follows
const VERY_LONG = 300; // for the whole document; a distant server alone takes less

// Whether unpacking by a script costs less time than it saves. Only Chromium knows the speed of the line, and assumes a
// slow one until it has measured, so the server must have been far too. In other browsers the document must have taken long.
function isSlowLine() {
  const { saveData, downlink } = navigator.connection ?? {};
  const [visit] = performance.getEntriesByType("navigation");
  if (downlink === undefined) {
    const took = visit && (visit.responseEnd || performance.now()) - visit.requestStart;
    return Boolean(saveData) || took > VERY_LONG;
  }
  const waited = visit && (visit.responseStart || performance.now()) - visit.requestStart;
  return Boolean(saveData) || (downlink < FAST && waited > LONG);
}

async function fromPacked(address, type) {
  const { download } = await import("./download.js");
  const { response, kept } = download(address, type, CACHE, counting("received"));
  start.kept = Promise.all([start.kept, kept]);
  return response;
}

async function archive(address) {
  try {
    const response = await fromPacked(address, "application/zip");
    return new Response(await response.arrayBuffer());
  } catch (error) {
    console.debug("Streets downloads an archive in the ordinary form:", error);
    start.coming.delete(address); // or this request would wait for itself
    return fetch(address);
  }
}

const compile = (response) => compiled(counted(response));

// The largest files, for an ordinary start. If that has begun, the archives are already on their way.
async function askForCode() {
  if (VERSION === "dev" || isServed() || !isSlowLine()) return compile(fetch(CODE));
  start.form = "xz";
  if (!window.streetsBoot?.started) {
    for (const address of ARCHIVES) {
      const response = archive(address);
      response.catch(() => {}); // the first who fetches it handles the error
      start.coming.set(address, response);
    }
  }
  try {
    return await compile(fromPacked(CODE, "application/wasm"));
  } catch (error) {
    console.debug("Streets downloads its machine code in the ordinary form:", error);
    start.form = "gzip";
    start.arrived = 0;
    return compile(fetch(CODE));
  }
}

if (tries) {
  begin(ask());
} else {
  start.code = askForCode();
  start.code.catch(() => {}); // assets/start/code.js handles the error
  window.streetsBoot?.startOrdinary?.();
}
