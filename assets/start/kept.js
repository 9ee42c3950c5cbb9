// This browser's snapshot, stored beside the files of its version, and the number of failed starts from it.
// It is in the service worker's cache of that version and disappears with it when another version takes over. It is
// stored completely or not at all, and each start checks its hash.
import { ADDRESS, CACHE, VERSION } from "./start.js";

const FAILURES = "streets.snapshot_failures"; // in localStorage
const MOST = 2;

// The response with the snapshot, or undefined.
export const keptSnapshot = () => caches.match(ADDRESS, { cacheName: CACHE });

// Store a snapshot with its facts as headers, unless the version is about to be removed.
export async function keepSnapshot(bytes, headers) {
  if (!(await caches.has(CACHE))) return;
  const cache = await caches.open(CACHE);
  await cache.put(ADDRESS, new Response(bytes, { headers }));
  note({ distrusted: "" });
}

export async function forgetSnapshot() {
  if (!(await caches.has(CACHE))) return;
  const cache = await caches.open(CACHE);
  await cache.delete(ADDRESS);
}

// Counts failures per version and browser; a change of either allows another attempt. `distrusted` is the reason not to
// use the stored snapshot: deleting it takes a moment, and the page may close before.
const here = () => `${VERSION} ${navigator.userAgent}`;

function failures() {
  const none = { of: here(), count: 0, distrusted: "" };
  try {
    const stored = JSON.parse(localStorage.getItem(FAILURES));
    return stored?.of === here() && Number.isInteger(stored.count) ? { ...none, ...stored } : none;
  } catch {
    return none; // unreadable data or blocked storage; snapshots are blocked then too
  }
}

function note(changed) {
  try {
    localStorage.setItem(FAILURES, JSON.stringify({ ...failures(), ...changed }));
  } catch {
    // The snapshot is deleted anyway.
  }
}

export const tooManyFailures = () => failures().count >= MOST;

// The reason not to use the stored snapshot, or an empty text.
export const distrusted = () => String(failures().distrusted);

// Count a failure, and delete the snapshot that may have caused it.
export function countFailure(why) {
  note({ count: failures().count + 1, distrusted: String(why) });
  forgetSnapshot().catch(() => {});
}
