// Blank the tables of East Asian encodings in Pyodide's machine code: a tenth of what a first visit downloads.
//
//     node tools/blank.mjs FILE       with Pyodide's machine code, which is changed in place
//
// The page reads and writes only Unicode (tools/stdlib-deny.txt), and zeros compress to nothing. Python's
// modules say where their tables are (Modules/cjkcodecs/multibytecodec.h): each has capsules with a pointer to
//
//     struct dbcs_map { const char *charset; const struct index *encmap; const struct index *decmap; };
//     struct index { const uint16_t *map; unsigned char bottom, top; };    // 256 in a row, by the first byte
//
// Only bytes that equal those in Python's memory are blanked, so a different version of Pyodide fails the build.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "../node_modules/pyodide/pyodide.mjs";

const MODULES = ["_codecs_cn", "_codecs_hk", "_codecs_jp", "_codecs_kr", "_codecs_tw"];
const LEAST = 500_000; // bytes of all tables
const MAPS = `
import importlib, json
modules = [importlib.import_module(name) for name in ${JSON.stringify(MODULES)}]
maps = [(name, id(map)) for module in modules for name, map in vars(module).items() if name.startswith("__map_")]
json.dumps([address for name, address in maps if not name.endswith("_pair")])  # a pair's table has another form
`;
const CAPSULE = 8; // bytes of an object before its own fields, here the capsule's pointer
const ROWS = 256;

// Return the tables as pairs of address and bytes.
async function tables() {
  const python = await loadPyodide();
  const { HEAPU8, HEAPU32 } = python._module;
  const word = (address) => HEAPU32[address / 4];
  const rows = (index) => Array.from({ length: index && ROWS }, (_, row) => index + 8 * row);
  const found = JSON.parse(python.runPython(MAPS)).flatMap((capsule) => {
    const map = word(capsule + CAPSULE);
    return [word(map + 4), word(map + 8)].flatMap(rows).filter(word);
  });
  return found.map((row) => {
    const [bottom, top] = [HEAPU8[row + 4], HEAPU8[row + 5]];
    if (top < bottom) throw new Error("Python's tables of encodings have another form\nAdapt tools/blank.mjs.");
    return [word(row), HEAPU8.slice(word(row), word(row) + 2 * (top - bottom + 1))];
  });
}

const DATA = 11; // the section of data that is copied into the memory at the start
const CONSTANT = 0x41;
const END = 0x0b;

// Return the segments of the memory in machine code, as triples of address, length and place in the file.
function segments(code) {
  const found = [];
  let at = 8;
  const number = () => {
    let [value, shift, byte] = [0, 1, 0];
    do {
      byte = code[at];
      at += 1;
      value += (byte & 127) * shift;
      shift *= 128;
    } while (byte > 127);
    return value;
  };
  const expect = (byte) => {
    if (code[at] !== byte) throw new Error("Pyodide's memory begins in another form\nAdapt tools/blank.mjs.");
    at += 1;
  };
  while (at < code.length) {
    const section = code[at];
    at += 1;
    const length = number();
    const end = at + length;
    for (let left = section === DATA ? number() : 0; left; left -= 1) {
      expect(0); // copied at the start, to a constant address
      expect(CONSTANT);
      const address = number();
      expect(END);
      const size = number();
      found.push([address, size, at]);
      at += size;
    }
    at = end;
  }
  return found;
}

const [file] = process.argv.slice(2);
const code = readFileSync(file);
const parts = segments(code);
let blanked = 0;
for (const [address, bytes] of await tables()) {
  const part = parts.find(([begin, size]) => begin <= address && address + bytes.length <= begin + size);
  if (!part) continue; // zeros at the edge of a segment
  const place = part[2] + address - part[0];
  const there = code.subarray(place, place + bytes.length);
  if (there.every((byte) => !byte)) continue; // other encodings have the same table
  if (Buffer.compare(there, bytes)) throw new Error("Tables of encodings are elsewhere\nAdapt tools/blank.mjs.");
  there.fill(0);
  blanked += bytes.length;
}
if (blanked < LEAST) throw new Error(`Only ${blanked} bytes of tables are there\nAdapt tools/blank.mjs.`);
writeFileSync(file, code);
