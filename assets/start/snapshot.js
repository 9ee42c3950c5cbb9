// A snapshot of Python's memory as bytes: only the differences from the memory of a new Python, with a hash over
// everything. This module does not access the page, the worker or the storage.
//
//     32 bytes   SHA-256 of everything that follows
//      8 bytes   MAGIC
//      4 bytes   length of the head, little-endian
//     head       JSON in UTF-8: the facts of the snapshot, and the memory pages that follow
//     pages      from the next multiple of PAGE
//     files      one after the other
export const PAGE = 4096; // bytes
const MAGIC = "Streets1";
const HASHED = 32; // where the hashed part begins
const HEAD = HASHED + MAGIC.length + 4;

const digest = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

const aligned = (address) => Math.ceil(address / PAGE) * PAGE;

// Return the runs of pages that differ between two memories, as pairs of first page and number of pages; the second
// memory may be longer.
function differing(before, now) {
  const old = new BigUint64Array(before.buffer, before.byteOffset, before.byteLength / 8);
  const fresh = new BigUint64Array(now.buffer, now.byteOffset, now.byteLength / 8);
  const words = PAGE / 8;
  const runs = [];
  for (let first = 0; first < fresh.length; first += words) {
    let word = first;
    while (word < first + words && fresh[word] === (old[word] ?? 0n)) word += 1;
    if (word === first + words) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === first / words) last[1] += 1;
    else runs.push([first / words, 1]);
  }
  return runs;
}

// Return the bytes of a snapshot: the differences between two memories, files by path, and facts as JSON data.
export async function pack(facts, files, before, now) {
  const runs = differing(before, now);
  const names = Object.entries(files).map(([path, content]) => [path, content.length]);
  const head = new TextEncoder().encode(JSON.stringify({ facts, size: now.length, runs, files: names }));
  const parts = [
    ...runs.map(([first, count]) => now.subarray(first * PAGE, (first + count) * PAGE)),
    ...Object.values(files),
  ];
  let at = aligned(HEAD + head.length);
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, at));
  bytes.set(new TextEncoder().encode(MAGIC), HASHED);
  new DataView(bytes.buffer).setUint32(HEAD - 4, head.length, true);
  bytes.set(head, HEAD);
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  bytes.set(await digest(bytes.subarray(HASHED)));
  return bytes;
}

// Return the contents of a snapshot: facts, files, the size of the memory, and its pieces as pairs of address and
// bytes. Throws if a single bit has changed.
export async function unpack(bytes) {
  if (bytes.length < HEAD) throw new Error("The snapshot is cut off");
  const hash = await digest(bytes.subarray(HASHED));
  if (hash.some((byte, at) => byte !== bytes[at])) throw new Error("The snapshot is damaged");
  const text = (from, to) => new TextDecoder().decode(bytes.subarray(from, to));
  if (text(HASHED, HEAD - 4) !== MAGIC) throw new Error("The snapshot is of another kind");
  const end = HEAD + new DataView(bytes.buffer, bytes.byteOffset).getUint32(HEAD - 4, true);
  const { facts, size, runs, files } = JSON.parse(text(HEAD, end));
  let at = aligned(end);
  const take = (length) => bytes.subarray(at, (at += length));
  const pieces = runs.map(([first, count]) => [first * PAGE, take(count * PAGE)]);
  return { facts, size, pieces, files: files.map(([path, length]) => [path, take(length)]) };
}
