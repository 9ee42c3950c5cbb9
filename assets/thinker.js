// Where bots think: a worker with a Python of its own, so that the table never waits for them.
// It runs nothing but the app's own modules, which the page sends; what it is asked and what it answers is text.
import { loadPyodide } from "../runtime/pyodide/pyodide.mjs";

const SLICE = 60; // milliseconds of thinking between two looks at whether it is still wanted
const port = new MessageChannel(); // a timer would be slowed down
let wanted = 0; // the number of the thought that is wanted, 0: none

const pause = () => new Promise((resolve) => {
  port.port1.onmessage = resolve;
  port.port2.postMessage(null);
});

async function start(files) {
  const python = await loadPyodide();
  for (const [path, bytes] of Object.entries(files)) {
    python.FS.mkdirTree(path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".");
    python.FS.writeFile(path, bytes);
  }
  python.runPython("import sys; sys.path[:0] = ['app.zip', '.']");
  return python.pyimport("app.bots.desk").Desk();
}

let desk;

async function think({ number, bot, observation, playouts, limit }) {
  wanted = number;
  const ready = await desk;
  if (wanted !== number) return;
  const began = performance.now();
  ready.begin(bot, observation, playouts);
  while (wanted === number) {
    const until = performance.now() + SLICE;
    do {
      const action = ready.go_on() ?? (performance.now() - began > limit ? ready.settle() : undefined);
      if (action !== undefined) {
        postMessage({ number, action, playouts: ready.playouts, milliseconds: performance.now() - began });
        return;
      }
    } while (performance.now() < until);
    postMessage({ number });
    await pause();
  }
}

const failed = (error) => postMessage({ error: String(error) });

self.onmessage = ({ data }) => {
  if (data.files) {
    desk = start(data.files);
    desk.then(() => postMessage({ ready: true }), failed);
  } else if (data.observation) {
    think(data).catch(failed);
  } else {
    wanted = 0;
  }
};
