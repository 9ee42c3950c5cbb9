// Print for each visit, given as JSON, which of the largest files assets/start/start.js requests itself.
//
//     node tests/start/line.mjs VISITS
const visits = JSON.parse(process.argv[2]);
const START = new URL("../../assets/start/start.js", import.meta.url).href;
let asked;
let files;
let visit;

const stub = (name, value) => Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
stub("window", globalThis);
stub("document", { documentElement: { dataset: {} } });
stub("addEventListener", () => {});
stub("performance", { now: () => visit.now, getEntriesByType: () => [visit.document].filter(Boolean) });
stub("caches", { open: () => new Promise(() => {}) });
stub("fetch", (address) => {
  files.push(address.split("/").at(-1));
  if (address.includes(".wasm")) asked();
  return new Promise(() => {});
});
WebAssembly.compileStreaming = (response) => response;

const requested = [];
for (const [number, each] of visits.entries()) {
  visit = each;
  stub("navigator", { connection: visit.connection });
  stub("streetsBoot", { version: visit.version ?? "1" });
  files = [];
  const request = new Promise((resolve) => { asked = resolve; });
  await import(`${START}?${number}`);
  await request;
  requested.push(files);
}
console.log(JSON.stringify(requested));
process.exit(); // the unanswered requests
