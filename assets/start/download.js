// Downloads a large file packed with xz, a quarter smaller than hosts send it, and unpacks it while it arrives. That
// takes processor time, so assets/start/start.js imports this module only on slow lines.
// The unpacked file also goes into the service worker's cache. The worker checks its hash, and need not download it.
import { XzReadableStream } from "../../runtime/xz-decompress/xz-decompress.mjs";

async function keep(address, response, cacheName) {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(address, response); // whole or not at all
  } catch (error) {
    console.debug("The service worker downloads again:", error);
  }
}

async function fetchInto(writable, address, count) {
  try {
    const packed = await fetch(address);
    if (!packed.ok) throw new Error(`HTTP status ${packed.status} for ${address}`);
    await packed.body.pipeThrough(count).pipeTo(writable);
  } catch (error) {
    writable.abort(error).catch(() => {}); // it may have failed before
  }
}

// Return the response of an address, given its type, and a promise that ends when the cache has it. `count` is a stream
// that the packed bytes pass through. The response's body
// fails if the packed file is missing or damaged: xz has checksums. Files are unpacked in the order of these calls.
export function download(address, type, cacheName, count) {
  const { readable, writable } = new TransformStream();
  const [now, later] = new XzReadableStream(readable).tee();
  fetchInto(writable, `${address}.xz`, count);
  const headers = { "content-type": type };
  return { response: new Response(now, { headers }), kept: keep(address, new Response(later, { headers }), cacheName) };
}
