// The worker that makes a snapshot, started and instructed by assets/start/keep.js.
import { Absent, read } from "./files.js";
import { make } from "./make.js";

// Return an object like the page's global scope, as far as the app reads it on import. `kinds` has for each
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
    postMessage({ error: error.message, absent: error instanceof Absent });
  }
};
