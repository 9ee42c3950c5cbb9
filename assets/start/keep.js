// Makes the snapshot for the next start in a worker, once the page is up and idle.
import { compiled } from "./code.js";
import { countFailure, distrusted, forgetSnapshot, keepSnapshot, keptSnapshot, tooManyFailures } from "./kept.js";
import { spared } from "./sparing.js";

const root = document.documentElement;
const version = root.dataset.version;
const CALM = 2000; // milliseconds after the start, or after a bot's thought
const LONGEST = 60_000; // the most milliseconds for making it

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

const wanted = () => root.dataset.start !== "plain" && !tooManyFailures();

// The facts of a snapshot, also stored as headers of its cached response.
const facts = () => ({ version, language: root.lang, browser: navigator.userAgent });
const headers = ({ language, browser }) => ({ "x-language": language, "x-browser": encodeURIComponent(browser) });

async function isKept() {
  const kept = await keptSnapshot();
  if (!kept || distrusted()) return false;
  const told = Object.entries(headers(facts()));
  return told.every(([name, value]) => kept.headers.get(name) === value);
}

// The kinds of objects in the global scope; stand-ins replace them in the worker.
function kindsOf(names) {
  const kind = (value) => ({ type: typeof value, sized: typeof value === "object" && "length" in value });
  return Object.fromEntries(names.map((name) => [name, kind(window[name])]));
}

async function made(of) {
  const response = await fetch(new URL("contents.json", import.meta.url));
  const contents = await response.json();
  const code = await compiled();
  const worker = new Worker(new URL("maker.js", import.meta.url), { type: "module", name: "snapshot" });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data.bytes ? resolve(data.bytes) : reject(new Error(data.error)));
      worker.onerror = (event) => reject(new Error(event.message));
      setTimeout(() => reject(new Error("it takes too long")), LONGEST);
      worker.postMessage({ code, contents, kinds: kindsOf(contents.globals), of });
    });
  } finally {
    worker.terminate();
  }
}

async function makeAndKeep() {
  if (await isKept()) return;
  const of = facts();
  const bytes = await made(of);
  if (wanted() && root.lang === of.language) await keepSnapshot(bytes, headers(of));
}

// Only one page makes it at a time.
async function provide() {
  if (!wanted()) return forgetSnapshot(); // another tab may have kept one meanwhile
  if ((await spared(navigator)) || (await isKept())) return;
  while (window.streets.busy() || document.visibilityState !== "visible") await pause(CALM);
  const alone = { ifAvailable: true };
  await navigator.locks.request("streets snapshot", alone, (lock) => lock && makeAndKeep());
}

async function provideOnce() {
  await navigator.serviceWorker.ready; // the worker reads its files through it
  await pause(CALM);
  try {
    await provide();
  } catch (error) {
    console.debug("Streets could not make a snapshot:", error);
    countFailure(error);
  }
}

new MutationObserver(() => {
  if (root.dataset.start === "plain") forgetSnapshot().catch(() => {});
  else provideOnce();
}).observe(root, { attributes: true, attributeFilter: ["data-start", "lang"] });
provideOnce();
