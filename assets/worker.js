// A web worker with its own Pyodide for long computations, so that the page never waits for them. It runs only the
// app's own modules, which the page sends. Requests and answers are texts.
import createModule from "../runtime/pyodide/pyodide.asm.mjs";
import { loadPyodide } from "../runtime/pyodide/pyodide.mjs";
import { compiled } from "./start/code.js";
import { PARTS, restore } from "./start/restore.js";
import { unpack } from "./start/snapshot.js";

const SLICE = 60; // milliseconds of work before checking for new requests
const port = new MessageChannel(); // timers are throttled

const pause = () => new Promise((resolve) => {
  port.port1.onmessage = resolve;
  port.port2.postMessage(null);
});

const SCOPE = new URL("../", import.meta.url).href;
const cacheOf = (version) => ({ cacheName: `streets ${SCOPE} ${version}` });

// The page has unpacked some files and stored them in the cache of its version (assets/start/download.js). The service
// worker may not serve them yet.
function fetchUnpacked(version) {
  const { fetch } = self;
  self.fetch = async (address, options) =>
    (await caches.match(address, cacheOf(version))) ?? fetch(address, options);
}

// The Python of the snapshot that the page has started from (docs/starting.md). Throws if it is gone or has changed.
async function restored(version) {
  const found = await caches.match(`${SCOPE}snapshot`, cacheOf(version));
  if (!found) throw new Error("the snapshot is gone");
  self.streetsParts = PARTS;
  return restore(createModule, compiled(), found.blob().then(unpack), (facts) => {
    if (facts.version !== version) throw new Error("the snapshot is of another version");
  });
}

async function anew(files) {
  const python = await loadPyodide();
  for (const [path, bytes] of Object.entries(files)) {
    python.FS.mkdirTree(path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".");
    python.FS.writeFile(path, bytes);
  }
  const begin = "app.zip" in files ? "sys.path.insert(0, 'app.zip'); import unpack" : "sys.path.insert(0, '.')";
  python.runPython(`import sys; ${begin}`);
  return python;
}

// `snapshot` is the version of the page if the page has started from its snapshot, else empty.
async function start(files, snapshot) {
  let python = null;
  if (snapshot) python = await restored(snapshot).catch((error) => console.debug("The worker starts anew:", error));
  python ??= await anew(files);
  return python.pyimport("app.bots.tasks").TaskQueue();
}

let queue; // a promise of the TaskQueue
let working = false;
const limits = new Map(); // the remaining milliseconds of each task

// Run one slice of the current task. Its time limit only counts its own slices.
function runSlice(tasks, id) {
  const began = performance.now();
  const limit = limits.get(id) ?? Infinity;
  let result;
  let spent;
  do {
    result = tasks.step();
    spent = performance.now() - began;
    if (spent > limit) tasks.finish(id);
  } while (result === undefined && spent < SLICE);
  limits.set(id, limit - spent);
  if (result === undefined) {
    postMessage({ ...JSON.parse(tasks.report()), milliseconds: spent });
  } else {
    limits.delete(id);
    postMessage({ ...JSON.parse(result), milliseconds: spent, done: true });
  }
}

async function work(tasks) {
  if (working) return;
  working = true;
  for (let id = tasks.current; id; id = tasks.current) {
    runSlice(tasks, id);
    await pause();
  }
  working = false;
}

function begin(tasks, { begin: id, priority, steps, task, texts, limit }) {
  if (limit !== undefined) limits.set(id, limit);
  tasks.begin(id, priority, steps, task, ...texts);
  return work(tasks);
}

const failed = (error) => postMessage({ error: String(error) });

self.onmessage = ({ data }) => {
  if (data.files) {
    if (data.unpacked) fetchUnpacked(data.unpacked);
    queue = start(data.files, data.snapshot);
    queue.then(() => postMessage({ ready: true }), failed);
  } else if (data.begin) {
    queue.then((tasks) => begin(tasks, data)).catch(failed);
  } else {
    limits.delete(data.cancel);
    queue.then((tasks) => tasks.cancel(data.cancel)).catch(failed);
  }
};
