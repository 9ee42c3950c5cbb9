// Makes the snapshot for the next start in a worker, once the page is up and idle.
import { compiled } from "./code.js";
import { Absent, read } from "./files.js";
import { countFailure, distrusted, forgetSnapshot, keepSnapshot, keptSnapshot, tooManyFailures } from "./kept.js";
import { spared } from "./sparing.js";
import { VERSION } from "./start.js";

const boot = window.streetsBoot;
const CALM = 2000; // milliseconds after the start, or after a bot's search
const PLAYING = 60_000; // milliseconds from the navigation; a game on the table needs the memory first
const LONGEST = 60_000; // the most milliseconds for making it

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

const wanted = () => boot.start !== "plain" && !tooManyFailures();

// The facts of a snapshot, also stored as headers of its cached response.
const facts = () => ({ version: VERSION, language: boot.language, browser: navigator.userAgent });
const headers = ({ language, browser }) => ({ "x-language": language, "x-browser": encodeURIComponent(browser) });

async function isKept() {
  const kept = await keptSnapshot();
  if (!kept || distrusted()) return false;
  const entries = Object.entries(headers(facts()));
  return entries.every(([name, value]) => kept.headers.get(name) === value);
}

// The kinds of objects in the global scope; stand-ins replace them in the worker.
function kindsOf(names) {
  const kind = (value) => ({ type: typeof value, sized: typeof value === "object" && "length" in value });
  return Object.fromEntries(names.map((name) => [name, kind(window[name])]));
}

async function made(of) {
  const contents = JSON.parse(new TextDecoder().decode(await read("assets/start/contents.json")));
  const code = await compiled();
  const worker = new Worker(new URL("maker.js", import.meta.url), { type: "module", name: "snapshot" });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data: { bytes, error, absent } }) => {
        if (bytes) resolve(bytes);
        else reject(absent ? new Absent(error) : new Error(error));
      };
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
  if (wanted() && boot.language === of.language) await keepSnapshot(bytes, headers(of));
}

// Only one page makes it at a time, which needs locks, and in a worker.
async function provide() {
  if (!navigator.locks || typeof Worker !== "function") return;
  if (!wanted()) return forgetSnapshot(); // another tab may have stored one meanwhile
  if ((await spared(navigator)) || (await isKept())) return;
  const isPlaying = () => Boolean(window.streets.record()) && performance.now() < PLAYING;
  while (window.streets.busy() || isPlaying() || document.visibilityState !== "visible") await pause(CALM);
  const alone = { ifAvailable: true };
  await navigator.locks.request("streets snapshot", alone, (lock) => lock && makeAndKeep());
}

async function provideOnce() {
  try {
    await navigator.serviceWorker.ready; // the worker reads its files through it
    await pause(CALM);
    await provide();
  } catch (error) {
    console.debug("Streets could not make a snapshot:", error);
    if (!(error instanceof Absent)) countFailure(error);
  }
}

addEventListener("streets:language", provideOnce);
addEventListener("streets:start", () => {
  if (boot.start === "plain") forgetSnapshot().catch(() => {});
  else provideOnce();
});
provideOnce();
