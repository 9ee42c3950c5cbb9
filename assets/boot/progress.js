// Shows the progress of the start where the player waits: at the tapped control, or below a missing page. The number of
// seconds comes from the speed of the line, the words from the finished steps.
//
//     window.streetsBoot.done(step)   a step is done
"use strict";
(() => {
  const boot = window.streetsBoot;
  const line = document.getElementById("boot-text");
  const again = document.getElementById("boot-again");
  const sizes = JSON.parse(document.getElementById("boot-sizes").textContent);

  // No progress for a while: perhaps a slow line, perhaps a file that never arrives. Both waiting and retrying make
  // sense.
  const PATIENCE = 15_000; // milliseconds
  let words = "site";
  let waiting;
  let impatient = false;

  // --- The remaining seconds ---

  const KNOWN = 2; // seconds until the speed is known
  const PYTHON = 1; // seconds from the last byte on

  // The large files share the line, so each of the others has received as much as Python's machine code, or is
  // complete. Once the machine code is complete, the line no longer matters.
  const secondsLeft = () => {
    const elapsed = performance.now() / 1000;
    const arrived = window.streetsStart?.arrived ?? 0;
    if (!sizes || !arrived || arrived >= sizes.unpacked || elapsed < KNOWN) return 0;
    const { unpacked, packed: { [window.streetsStart.form]: [packed, ...others] } } = sizes;
    const part = packed * (arrived / unpacked);
    let there = part;
    let left = packed - part;
    for (const size of others) {
      there += Math.min(size, part);
      left += Math.max(0, size - part);
    }
    return Math.ceil(left / (there / elapsed) + PYTHON);
  };

  // --- The words ---

  const say = () => {
    if (boot.over()) return "";
    if (boot.lost) return boot.say("lost");
    if (impatient) return boot.say("slow");
    const seconds = secondsLeft();
    return seconds ? boot.say("left", seconds) : boot.say(words);
  };

  const EDGE = 8; // pixels

  // At the control, or at the lower edge of the window.
  const place = (control) => {
    boot.page.classList.toggle("at-control", Boolean(control));
    if (!control) return;
    const { left, bottom, width } = control.getBoundingClientRect();
    const room = (document.documentElement.clientWidth - boot.page.offsetWidth) / 2 - EDGE;
    const middle = document.documentElement.clientWidth / 2;
    const beside = Math.min(room, Math.max(-room, left + width / 2 - middle));
    boot.page.style.setProperty("--at-x", `${middle + beside + scrollX}px`);
    boot.page.style.setProperty("--at-y", `${bottom + scrollY}px`);
  };

  const tell = () => {
    if (boot.failure || boot.ready) return;
    const control = boot.waitedFor();
    const visible = Boolean(control) || !boot.atHome() || boot.blank || boot.lost || impatient;
    boot.page.classList.toggle("telling", visible);
    const text = visible ? say() : "";
    if (line.textContent !== text) line.textContent = text;
    place(boot.lost || impatient ? null : control);
  };

  const SECOND = 1000; // milliseconds
  const ticking = setInterval(tell, SECOND);
  for (const event of ["streets:kept", "streets:shown", "streets:connection", "resize"]) addEventListener(event, tell);

  const complain = () => {
    if (boot.over() || boot.lost || boot.doubted("it takes too long")) return;
    impatient = true;
    again.hidden = false;
    tell();
    dispatchEvent(new Event("streets:failed"));
  };

  let heard = 0; // bytes

  const live = () => {
    clearTimeout(waiting);
    if (boot.over()) return;
    waiting = setTimeout(() => {
      const arrived = window.streetsStart?.arrived ?? 0;
      if (arrived > heard) live();
      else complain();
      heard = arrived;
    }, PATIENCE);
    if (!impatient) return;
    impatient = false;
    again.hidden = true;
    tell();
  };

  // Some steps have words.
  const STEPS = { scripts: "road", code: "", python: "houses", files: "doors", app: "" };
  const steps = Object.keys(STEPS);
  const finished = new Set();

  boot.done = (step) => {
    if (boot.over() || finished.has(step)) return;
    finished.add(step);
    boot.page.dataset.built = finished.size;
    boot.page.style.setProperty("--built", finished.size / steps.length);
    words = STEPS[step] || words;
    tell();
    live();
  };

  const arrived = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => name.includes("/pyodide.asm.wasm"))) boot.done("code");
    live();
  });
  arrived.observe({ type: "resource", buffered: true });

  const end = () => {
    clearTimeout(waiting);
    clearInterval(ticking);
  };
  addEventListener("streets:failed", () => boot.failure && end());
  addEventListener("streets:ready", () => {
    end();
    arrived.disconnect();
  });
})();
