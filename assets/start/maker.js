// The worker that makes a snapshot, started and instructed by assets/start/keep.js.
import { make } from "./make.js";

const ROOT = new URL("../../", import.meta.url);

async function read(file) {
  const response = await fetch(new URL(file, ROOT));
  if (!response.ok) throw new Error(`HTTP status ${response.status} for ${file}`);
  return new Uint8Array(await response.arrayBuffer());
}

// Return an object like the page's global scope, as far as the app reads it while it is imported. `kinds` has for each
// name the result of `typeof`, and whether it has a length.
function standIns(kinds) {
  const made = {};
  for (const [name, { type, sized }] of Object.entries(kinds)) {
    made[name] = self[name] ?? (type === "function" ? function () {} : sized ? { length: 0 } : {});
  }
  return made;
}

self.onmessage = async ({ data: { code, contents, kinds, of } }) => {
  try {
    const bytes = await make(code, contents, standIns(kinds), of, read);
    postMessage({ bytes }, [bytes.buffer]);
  } catch (error) {
    postMessage({ error: String(error) });
  }
};
