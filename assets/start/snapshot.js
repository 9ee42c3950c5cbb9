// A snapshot of Python's memory as bytes: only the differences from the memory of a new Python, with a hash of
// everything. This module does not access the page, the worker or the storage.
//
//     32 bytes   SHA-256 of the rest of the first piece
//      8 bytes   MAGIC
//      4 bytes   length of the head, little-endian
//     head       JSON in UTF-8: the facts of the snapshot, the memory pages that follow, and the hashes of later pieces
//     pages      from the next multiple of PAGE
//     files      one after the other
//
// Pieces of PIECE bytes have their own hashes, so that a start hashes one while it reads others.
export const PAGE = 4096; // bytes
const PIECE = 512 * PAGE;
const MAGIC = "Streets2";
const HASHED = 32; // where the hashed part begins
const HEAD = HASHED + MAGIC.length + 4;

const digest = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const starts = (length) => Array.from({ length: Math.ceil(length / PIECE) }, (_, number) => number * PIECE);

const aligned = (address) => Math.ceil(address / PAGE) * PAGE;

// Return parts one after the other, of this length together.
function joined(parts, length) {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

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
  const parts = [
    ...runs.map(([first, count]) => now.subarray(first * PAGE, (first + count) * PAGE)),
    ...Object.values(files),
  ];
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const names = Object.entries(files).map(([path, content]) => [path, content.length]);
  const headWith = (body, hashes) =>
    new TextEncoder().encode(JSON.stringify({ facts, size: now.length, runs, files: names, body, hashes }));
  const longest = headWith(PIECE, starts(length + PIECE).map(() => hex(new Uint8Array(HASHED))));
  const body = aligned(HEAD + longest.length);
  if (body > PIECE) throw new Error(`The head has ${longest.length} bytes and does not fit into a piece`);
  const bytes = joined([new Uint8Array(body), ...parts], body + length);
  const later = starts(bytes.length).slice(1).map((from) => digest(bytes.subarray(from, from + PIECE)));
  const head = headWith(body, (await Promise.all(later)).map(hex));
  bytes.set(new TextEncoder().encode(MAGIC), HASHED);
  new DataView(bytes.buffer).setUint32(HEAD - 4, head.length, true);
  bytes.set(head, HEAD);
  bytes.set(await digest(bytes.subarray(HASHED, PIECE)));
  return bytes;
}

// The stored bytes from one position to another, as the parts of the pieces they are in.
function* between(pieces, from, to) {
  for (let at = from; at < to; ) {
    const start = at - (at % PIECE);
    const end = Math.min(to, start + PIECE);
    yield pieces[start / PIECE].bytes.subarray(at - start, end - start);
    at = end;
  }
}

// Return the head of a snapshot. Throws unless all its pieces are intact.
function checkedHead(pieces) {
  const { bytes, hash } = pieces[0] ?? { bytes: [] };
  if (bytes.length < HEAD) throw new Error("The snapshot is cut off");
  if (hash !== hex(bytes.subarray(0, HASHED))) throw new Error("The snapshot is damaged");
  const text = (from, to) => new TextDecoder().decode(bytes.subarray(from, to));
  if (text(HASHED, HEAD - 4) !== MAGIC) throw new Error("The snapshot is of another kind");
  const end = HEAD + new DataView(bytes.buffer, bytes.byteOffset).getUint32(HEAD - 4, true);
  const head = JSON.parse(text(HEAD, end));
  const later = pieces.slice(1).map((piece) => piece.hash);
  if (later.join() !== head.hashes.join()) throw new Error("The snapshot is damaged");
  return head;
}

// Return the contents of a stored snapshot: facts, files, the size of the memory, and its pieces as pairs of address
// and bytes. Throws if a single bit has changed.
export async function unpack(blob) {
  const pieces = await Promise.all(starts(blob.size).map(async (at) => {
    const bytes = new Uint8Array(await blob.slice(at, at + PIECE).arrayBuffer());
    return { bytes, hash: hex(await digest(at ? bytes : bytes.subarray(HASHED))) };
  }));
  const { facts, size, runs, files, body } = checkedHead(pieces);
  let at = body;
  const take = (length) => between(pieces, at, (at += length));
  const memory = runs.flatMap(([first, count]) => {
    let address = first * PAGE;
    return [...take(count * PAGE)].map((bytes) => [(address += bytes.length) - bytes.length, bytes]);
  });
  return { facts, size, pieces: memory, files: files.map(([path, length]) => [path, joined(take(length), length)]) };
}
