// Reads files of the site while a snapshot is made, on the page and in the worker.
const ROOT = new URL("../../", import.meta.url);

// A file did not arrive. This does not count as a failure of snapshots.
export class Absent extends Error {}

// Return a promise of a file's bytes, given its path. Fails with `Absent`.
export async function read(path) {
  try {
    const response = await fetch(new URL(path, ROOT));
    if (!response.ok) throw new Error(`HTTP status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw new Absent(`${path}: ${error.message}`);
  }
}
