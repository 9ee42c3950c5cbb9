// What this browser keeps of snapshots: one, beside the files of its version, and how often starts from it failed.
//
// It lies in the service worker's cache of that version and goes with it when another version takes over. It is there
// whole or not at all, and whether it is whole is found out each time by its hash.
import { ADDRESS, CACHE } from "./start.js";

const FAILURES = "streets.snapshot_failures"; // in localStorage
const MOST = 2;

// The response with the snapshot, if there is one.
export const keptSnapshot = () => caches.match(ADDRESS, { cacheName: CACHE });

// Keep a snapshot, with what it is of told in headers. It is not kept if the version is about to go.
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

// Failures count for a version in a browser: with another of either it is tried again. `distrusted` says why the snapshot
// that is kept must not be used: to forget it takes a moment, and the page may be gone before.
const here = () => `${document.documentElement.dataset.version} ${navigator.userAgent}`;

function failures() {
  const none = { of: here(), count: 0, distrusted: "" };
  try {
    const told = JSON.parse(localStorage.getItem(FAILURES));
    return told?.of === here() && Number.isInteger(told.count) ? { ...none, ...told } : none;
  } catch {
    return none; // what makes no sense, or a storage that is blocked: there the snapshots are, too
  }
}

function note(changed) {
  try {
    localStorage.setItem(FAILURES, JSON.stringify({ ...failures(), ...changed }));
  } catch {
    // The snapshot is forgotten all the same.
  }
}

export const tooManyFailures = () => failures().count >= MOST;

// Why the snapshot that is kept must not be used; empty if it may be.
export const distrusted = () => String(failures().distrusted);

// Count a failure, and forget the snapshot it may be the fault of.
export function countFailure(why) {
  note({ count: failures().count + 1, distrusted: String(why) });
  forgetSnapshot().catch(() => {});
}
