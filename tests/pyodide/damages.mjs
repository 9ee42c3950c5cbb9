// Damage a snapshot in the given number of ways, and count how many damaged ones are accepted.
//
//     node tests/pyodide/damages.mjs COUNT
import { PAGE, pack, unpack } from "../../assets/start/snapshot.js";

// A small generator (mulberry32), so that the damage is always the same.
let state = 1;
function below(limit) {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
}

const before = new Uint8Array(40 * PAGE).map(() => below(256));
const now = new Uint8Array(48 * PAGE);
now.set(before);
for (const page of [3, 4, 5, 17, 39, 45]) for (let n = 0; n < 50; n += 1) now[page * PAGE + below(PAGE)] += 1 + below(255);
const files = { "app.zip": new Uint8Array(5000).map(() => below(256)), "a/b.toml": new Uint8Array(7) };
const bytes = await pack({ version: "1" }, files, before, now);

// Unpacked onto the original memory, it must give the changed memory.
const { facts, size, pieces, files: unpacked } = await unpack(new Blob([bytes]));
const memory = new Uint8Array(size);
memory.set(before);
for (const [address, piece] of pieces) memory.set(piece, address);
const same = (one, other) => one.length === other.length && one.every((byte, at) => byte === other[at]);
const whole = facts.version === "1" && same(memory, now) && pieces.length === 4 &&
  unpacked.every(([path, content]) => same(content, files[path])) && unpacked.length === 2;

const exchanged = (copy, one, other, length) => {
  const kept = copy.slice(one, one + length);
  copy.copyWithin(one, other, other + length);
  copy.set(kept, other);
  return copy;
};
const flipped = (copy, at) => {
  copy[at] ^= 1 << below(8);
  return copy;
};
const WAYS = [
  (copy) => flipped(copy, below(copy.length)),
  (copy) => flipped(copy, below(200)), // in the head
  (copy) => copy.slice(0, below(copy.length)),
  (copy) => Uint8Array.of(...copy, below(256)),
  (copy) => copy.fill(0, below(copy.length - 64), copy.length - 32),
  (copy) => exchanged(copy, PAGE, 2 * PAGE, PAGE),
  (copy) => copy.slice(1),
];
const count = Number(process.argv[2]);
let taken = 0;
let damaged = 0;
while (damaged < count) {
  const copy = WAYS[damaged % WAYS.length](bytes.slice());
  if (same(copy, bytes)) throw new Error("nothing is damaged");
  damaged += 1;
  await unpack(new Blob([copy])).then(() => { taken += 1; }, () => {});
}
console.log(JSON.stringify({ whole, damaged, taken }));
