// The service worker of the published site: it caches one complete version and serves from it. tools/build_site.py
// inserts the version, the list of files, with their SHA-256 in base64, those that a page may have unpacked (the same),
// and the codes of translations above this text.
/* global VERSION, FILES, UNPACKED, TRANSLATIONS */
"use strict";

// All project pages of an account share an origin; the scope distinguishes our caches from others.
const OURS = `streets ${self.registration.scope} `;
const CACHE = OURS + VERSION;
const MEND_AFTER = 5000; // milliseconds after a start, so as not to slow it down

const path = (url) => "./" + url.slice(self.registration.scope.length).split(/[?#]/)[0];

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

// Store a file only if it has the listed hash, so that a partial deployment cannot get in.
const download = async (cache, file, signal) => {
  const integrity = "sha256-" + FILES[file];
  const response = await fetch(new Request(file, { cache: "no-cache", integrity, signal }));
  if (!response.ok) throw new TypeError(`${response.status} for ${file}`);
  await cache.put(file, response);
};

const hash = async (response) => {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};

const whole = async (cache, file) => {
  const kept = await cache.match(file);
  return kept && [FILES[file], UNPACKED[file]].includes(await hash(kept));
};

const TEXTS = "./runtime/texts/";

// The translation that the browser prefers, if there is one.
const preferred = () =>
  navigator.languages.flatMap((tag) => [tag, tag.split("-")[0]]).find((code) => `${TEXTS}${code}.json` in FILES);

// The files to cache: all except the texts and rules of unused translations. The texts in use are already in a cache,
// perhaps in that of an earlier version.
const filesToKeep = async () => {
  const read = new Set([preferred()]);
  for (const code of TRANSLATIONS) if (await caches.match(`${TEXTS}${code}.json`)) read.add(code);
  const unused = TRANSLATIONS.filter((code) => !read.has(code));
  const unread = unused.flatMap((code) => [`${TEXTS}${code}.`, `./rules/${code}/`]);
  return Object.keys(FILES).filter((file) => !unread.some((start) => file.startsWith(start)));
};

let mended = 0; // files since the last start

// Download missing and damaged files again, until aborted.
const mend = async (signal) => {
  const cache = await caches.open(CACHE);
  for (const file of await filesToKeep()) {
    signal?.throwIfAborted();
    if (await whole(cache, file)) continue;
    await download(cache, file, signal);
    mended += 1;
  }
};

const AGAIN_AFTER = [500, 2000]; // milliseconds

// A single lost response must not fail the whole copy: try again. Files from an earlier attempt stay.
const gather = async (cache, file) => {
  if (await whole(cache, file)) return;
  for (const time of AGAIN_AFTER) {
    try {
      await download(cache, file);
      return;
    } catch (error) {
      console.debug("Streets asks again:", error);
      await pause(time);
    }
  }
  await download(cache, file);
};

const leaving = new AbortController(); // the next version waits for all work here before it takes over
const left = new Promise((resolve) => leaving.signal.addEventListener("abort", resolve));

// Browsers let the next version in once this one is idle. If a page requests a file at the very moment this worker
// stops, the browser restarts it, and it only ends after half a minute of idleness. It therefore stays busy until the
// next version has asked to begin and the pages have been idle for a while.
const QUIET = 300; // milliseconds
const UNHEARD = 3000; // milliseconds; earlier versions do not reply
let asked = 0; // number of requests from pages

const handOver = async () => {
  const { waiting } = self.registration;
  if (!waiting) return;
  const heard = new MessageChannel();
  const reply = new Promise((resolve) => (heard.port1.onmessage = resolve));
  waiting.postMessage("take over", [heard.port2]);
  await Promise.race([reply, pause(UNHEARD)]);
  for (let before = -1; before !== asked; await pause(QUIET)) before = asked;
};

// Nothing can be repaired offline; the next start tries again.
const mendLater = async () => {
  await Promise.race([left, pause(MEND_AFTER)]);
  if (leaving.signal.aborted) return;
  await mend(leaving.signal).catch((error) => console.warn("Streets could not mend its copy:", error));
};

// The files that start repairs and updates; they must be intact themselves.
const RESCUERS = ["./", "./assets/plain.js", "./assets/boot.js", "./assets/offline.js"];

// Whether a file is intact or repairable. If not, the cached files may no longer match the server's.
const sound = async (cache, file) => {
  if (await whole(cache, file)) return true;
  return download(cache, file).then(
    () => true,
    () => false,
  );
};

const damaged = async () => {
  const cache = await caches.open(CACHE);
  const found = await Promise.all(RESCUERS.map((file) => whole(cache, file)));
  return found.includes(false);
};

// Take a damaged file from the next version, if that has it. That version stores files before it is complete, and
// always with the listed hash.
const newer = async (file) => {
  const names = await caches.keys();
  const other = names.find((name) => name.startsWith(OURS) && name !== CACHE);
  return other && (await caches.open(other)).match(file);
};

// Pages of the site outside the offline copy.
const ELSEWHERE = /^\.\/api(?:\/|$)/;

// Return the file for a request, or null for a page that does not exist.
const wanted = (request) => {
  const file = path(request.url);
  if (file === "./index.html") return request.mode === "navigate" ? "./" : file;
  if (request.mode !== "navigate" || file in FILES || ELSEWHERE.test(file)) return file;
  return `${file}index.html` in FILES ? `${file}index.html` : null;
};

// Scanners of mail and messengers write the # of a link as %23, and perhaps each slash after it as %2F.
const MISWRITTEN = /^(?:index\.html)?%(?:25)*23((?:\/|%(?:25)*2f).*)$/i;

// An unknown address redirects home, because relative addresses would be wrong there.
const lead = (url) => {
  const { scope } = self.registration;
  if (`${path(url)}/index.html` in FILES) return Response.redirect(`${url.split(/[?#]/)[0]}/`);
  const [, fragment] = MISWRITTEN.exec(url.slice(scope.length)) ?? [];
  return Response.redirect(fragment ? `${scope}#${fragment.replace(/%(?:25)*2f/gi, "/")}` : scope);
};

// Return the cached response itself instead of a copy, since the browser keeps compiled code with it.
const answer = async (request) => {
  const file = wanted(request);
  if (file === null) return lead(request.url);
  const cache = await caches.open(CACHE);
  if (RESCUERS.includes(file) && !(await sound(cache, file))) {
    const other = await newer(file);
    if (other) return other;
  }
  const kept = await cache.match(file);
  if (kept) return kept;
  if (!(file in FILES)) return fetch(request);
  await download(cache, file);
  return cache.match(file);
};

// Chromium answers requests for these folders from the cache without this worker. The rest needs its care: the page
// itself, the rescuers, and the texts of a language that is not cached yet.
const BY_THE_BROWSER = ["assets/*/*", "runtime/pyodide/*", "runtime/pyscript/*", "runtime/idiomorph/*"];

const routes = () => {
  const { pathname } = new URL(self.registration.scope);
  return BY_THE_BROWSER.map((files) => ({
    condition: { urlPattern: new URLPattern({ pathname: pathname + files }), requestMethod: "GET" },
    source: { cacheName: CACHE },
  }));
};

// A browser may lack or refuse them; then this worker answers everything.
const leaveToBrowser = async (event) => {
  try {
    await event.addRoutes?.(routes());
  } catch (error) {
    console.debug("Streets answers every request itself:", error);
  }
};

self.addEventListener("install", (event) => {
  event.waitUntil(leaveToBrowser(event));
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => Promise.all((await filesToKeep()).map((file) => gather(cache, file)))),
  );
});

self.addEventListener("activate", (event) => {
  const others = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((n) => n.startsWith(OURS) && n !== CACHE).map((n) => caches.delete(n)));
    await self.clients.claim();
  };
  event.waitUntil(others());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  asked += 1;
  event.respondWith(answer(request));
  if (request.mode === "navigate") {
    mended = 0;
    event.waitUntil(mendLater());
  }
});

self.addEventListener("message", (event) => {
  if (event.data === "leave") {
    leaving.abort();
    event.waitUntil(handOver());
  }
  if (event.data === "take over") {
    self.skipWaiting();
    event.ports[0]?.postMessage("heard"); // pages of earlier versions ask by themselves and expect no reply
  }
  if (event.data === "state") {
    event.waitUntil(damaged().then((found) => event.ports[0].postMessage({ version: VERSION, damaged: found })));
  }
  if (event.data === "mend") {
    const reply = () => event.ports[0].postMessage(mended);
    event.waitUntil(mend().then(reply, reply));
  }
});
