// Print for each visit, given as JSON, which file assets/start/start.js requests for Python's machine code.
//
//     node tests/start/line.mjs VISITS
const visits = JSON.parse(process.argv[2]);
const START = new URL("../../assets/start/start.js", import.meta.url).href;
let asked;
let visit;

const stub = (name, value) => Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
stub("window", globalThis);
stub("document", { documentElement: { dataset: {} } });
stub("addEventListener", () => {});
stub("performance", { now: () => visit.now, getEntriesByType: () => [visit.document].filter(Boolean) });
stub("fetch", (address) => {
  asked(address.split("/").at(-1));
  return new Promise(() => {});
});
WebAssembly.compileStreaming = (response) => response;

const requested = [];
for (const [number, each] of visits.entries()) {
  visit = each;
  stub("navigator", { connection: visit.connection });
  stub("streetsBoot", { version: visit.version ?? "1" });
  const request = new Promise((resolve) => { asked = resolve; });
  await import(`${START}?${number}`);
  requested.push(await request);
}
console.log(JSON.stringify(requested));
process.exit(); // the unanswered requests
