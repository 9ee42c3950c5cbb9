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

// Return the response of an address, given its type, and a promise that ends when the cache has it. Fails if there is no
// packed file. The response's body fails if that is damaged: xz has checksums.
export async function download(address, type, cacheName) {
  const packed = await fetch(`${address}.xz`);
  if (!packed.ok) throw new Error(`HTTP status ${packed.status} for ${address}.xz`);
  const headers = { "content-type": type };
  const [now, later] = new XzReadableStream(packed.body).tee();
  return { response: new Response(now, { headers }), kept: keep(address, new Response(later, { headers }), cacheName) };
}
