// Shows the progress of the start where the player waits: at the tapped control, or below a missing page. The received
// bytes drive the bar and, with the speed of the line, the number of seconds. The words come from the finished steps.
//
//     window.streetsBoot.done(step)   a step is done
"use strict";
(() => {
  const boot = window.streetsBoot;
  const line = document.getElementById("boot-text");
  const again = document.getElementById("boot-again");
  const { sizes } = boot;

  // No progress for a while: perhaps a slow line, perhaps a file that never arrives. Both waiting and retrying make
  // sense.
  const PATIENCE = 15_000; // milliseconds
  let words = "site";
  let waiting;
  let impatient = false;

  // --- The line ---

  const KNOWN = 3; // seconds until the speed is known
  const PYTHON = 1; // seconds from the last byte on

  // The packed bytes that are there and those that are missing, or null if the line does not matter. Ordinarily the
  // large files share the line, so each of the others has received as much as Python's machine code, or is complete.
  const bytes = () => {
    const { arrived, received, form } = window.streetsStart ?? {};
    if (!sizes || !(form === "xz" ? received : arrived) || arrived >= sizes.unpacked) return null;
    const { unpacked, packed: { [form]: [code, ...others] } } = sizes;
    const all = others.reduce((sum, size) => sum + size, code);
    if (form === "xz") return { there: received, left: Math.max(0, all - received) };
    const part = code * (arrived / unpacked);
    const there = others.reduce((sum, size) => sum + Math.min(size, part), part);
    return { there, left: all - there };
  };

  const LATELY = 4; // seconds
  const seen = []; // pairs of seconds and bytes

  // Return the bytes per second: on average or, if that is more, lately, since small files share the line at first.
  const speed = (elapsed, there) => {
    seen.push([elapsed, there]);
    while (elapsed - seen[0][0] > LATELY) seen.shift();
    const [[before, had]] = seen;
    const lately = elapsed > before ? (there - had) / (elapsed - before) : 0;
    return Math.max(there / elapsed, lately);
  };

  const secondsLeft = () => {
    const elapsed = performance.now() / 1000;
    const line = elapsed < KNOWN ? null : bytes();
    return line ? Math.ceil(line.left / speed(elapsed, line.there) + PYTHON) : 0;
  };

  // --- The bar and the words ---

  // Some steps have words.
  const STEPS = { scripts: "road", code: "", python: "houses", files: "doors", app: "" };
  const finished = new Set();

  const say = () => {
    if (boot.over()) return "";
    if (boot.lost) return boot.say("lost");
    if (impatient) return boot.say("slow");
    const seconds = secondsLeft();
    const left = seconds ? boot.say("left", seconds) : boot.say(words);
    return boot.showing === "last" ? `${boot.say("grifter")} ${left}` : left; // after the first turn
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

  const LINE = 0.8; // the part of the bar for the line, if that matters

  // The bar never goes back, even if a file must be requested in another form.
  let built = 0;
  const build = () => {
    const line = bytes();
    const steps = finished.size / Object.keys(STEPS).length;
    built = Math.max(built, line ? (LINE * line.there) / (line.there + line.left) : steps);
    boot.page.style.setProperty("--built", built);
  };

  const tell = () => {
    if (boot.failure || boot.ready) return;
    build();
    const control = boot.waitedFor();
    const empty = (!boot.atHome() || boot.blank) && !boot.showing;
    const visible = Boolean(control) || empty || boot.showing === "last" || boot.lost || impatient;
    boot.page.classList.toggle("telling", visible);
    boot.page.classList.toggle("at-table", boot.showing !== "" && boot.atHome());
    const text = visible ? say() : "";
    if (line.textContent !== text) line.textContent = text;
    place(boot.lost || impatient ? null : control);
  };

  const SECOND = 1000; // milliseconds
  const ticking = setInterval(tell, SECOND);
  const CHANGES = ["streets:kept", "streets:shown", "streets:answered", "streets:connection", "resize"];
  for (const event of CHANGES) addEventListener(event, tell);

  const complain = () => {
    if (boot.over() || boot.lost || boot.doubted("it takes too long")) return;
    impatient = true;
    again.hidden = false;
    tell();
    dispatchEvent(new Event("streets:failed"));
  };

  const received = () => (window.streetsStart?.arrived ?? 0) + (window.streetsStart?.received ?? 0);
  let heard = 0; // bytes

  const live = () => {
    clearTimeout(waiting);
    if (boot.over()) return;
    waiting = setTimeout(() => {
      if (received() > heard) live();
      else complain();
      heard = received();
    }, PATIENCE);
    if (!impatient) return;
    impatient = false;
    again.hidden = true;
    tell();
  };

  boot.done = (step) => {
    if (boot.over() || finished.has(step)) return;
    finished.add(step);
    boot.page.dataset.built = finished.size;
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
