// The worker in which a snapshot is made; assets/start/keep.js starts it and says what is wanted.
import { make } from "./make.js";

const ROOT = new URL("../../", import.meta.url);

async function read(file) {
  const response = await fetch(new URL(file, ROOT));
  if (!response.ok) throw new Error(`HTTP status ${response.status} for ${file}`);
  return new Uint8Array(await response.arrayBuffer());
}

// An object like the global scope of the page, as far as the app looks at it while it is imported. `kinds` tells for
// each name what `typeof` is there, and whether it has a length.
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
