// Shows the progress of an ordinary start: the steps that are done, in houses and words, without a number. How long the
// rest takes depends on the line for some devices and on the processor for others.
//
//     window.streetsBoot.done(step)   a step is done
"use strict";
(() => {
  const boot = window.streetsBoot;
  const line = document.getElementById("boot-text");

  // No progress for a while: perhaps a slow line, perhaps a file that never arrives. Both waiting and retrying make
  // sense.
  const PATIENCE = 15_000; // milliseconds
  const again = document.getElementById("boot-again");
  let words = "site";
  let waiting;
  let impatient = false;

  const complain = () => {
    if (boot.over() || boot.doubted("it takes too long")) return;
    impatient = true;
    line.textContent = boot.say("slow");
    again.hidden = false;
    dispatchEvent(new Event("streets:failed"));
  };

  const live = () => {
    clearTimeout(waiting);
    if (boot.over()) return;
    waiting = setTimeout(complain, PATIENCE);
    if (!impatient) return;
    impatient = false;
    again.hidden = true;
    line.textContent = boot.say(words);
  };

  // Each step builds a house; some have words.
  const STEPS = { scripts: "road", code: "", python: "houses", files: "doors", app: "" };
  const steps = Object.keys(STEPS);
  const finished = new Set();

  boot.done = (step) => {
    if (boot.over() || finished.has(step)) return;
    finished.add(step);
    boot.page.dataset.built = finished.size;
    boot.page.style.setProperty("--built", finished.size / steps.length);
    words = STEPS[step] || words;
    line.textContent = boot.say(words);
    live();
  };

  const arrived = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => name.endsWith("/pyodide.asm.wasm"))) boot.done("code");
    live();
  });
  arrived.observe({ type: "resource", buffered: true });

  addEventListener("streets:failed", () => boot.failure && clearTimeout(waiting));
  addEventListener("streets:ready", () => {
    clearTimeout(waiting);
    arrived.disconnect();
  });
})();
