// A bug report for a failed start or a stopped game, when Python cannot write one
// (app/ui/features/sharing/bug_report.py).
"use strict";
(() => {
  const boot = window.streetsBoot;
  const button = document.getElementById("boot-report");
  const copied = document.getElementById("boot-copied");
  const details = document.getElementById("boot-details");
  const reason = document.getElementById("boot-reason");
  const SEALED = /^streets-save \d+ (\d+) [0-9a-f]{8}\n[^\n]*\n([^]*)$/; // app/saves/copies.py, app/saves/save.py

  // The record of the game in the address, from the newer of its two copies.
  const recordOf = (address) => {
    const [, game] = /^#\/game\/([a-z0-9_-]+)/i.exec(address) ?? [];
    if (!game) return "";
    const copies = ["a", "b"].map((slot) => SEALED.exec(boot.stored(`game.${game}.${slot}`) ?? ""));
    const [newest] = copies.filter(Boolean).sort(([, one], [, other]) => other - one);
    return newest ? newest[2] : "";
  };

  // Right-to-left names must not reorder the text around them (app/ui/words/names.py).
  const SEAT_NAME = /("name"\s*:\s*")((?:[^"\\]|\\.)*)("\s*,\s*"consultant")/g;
  const TURNED = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/;
  const isolated = (record) =>
    record.replace(SEAT_NAME, (all, before, name, after) =>
      TURNED.test(name) ? `${before}\u2068${name}\u2069${after}` : all);

  const report = () => {
    const record = recordOf(location.hash);
    const linked = location.hash.startsWith("#/play/") ? `link: ${location.hash}` : "no game was open";
    return [
      "Streets bug report",
      `version: ${boot.version}`,
      `browser: ${navigator.userAgent}`,
      `start: ${window.streetsStart?.summary() ?? "ordinary"}`,
      "error:",
      boot.failure.details,
      ...(record ? ["record:", isolated(record), ""] : [linked, ""]),
    ].join("\n");
  };

  // If the browser does not allow copying, show the report for copying by hand.
  const show = (text) => {
    reason.textContent = text;
    details.hidden = false;
    details.open = true;
    getSelection().selectAllChildren(reason);
  };

  const offer = () => { button.hidden = !boot.failure?.details; };
  offer(); // the start may already have failed
  addEventListener("streets:failed", offer);

  button.addEventListener("click", async () => {
    const text = report();
    try {
      await navigator.clipboard.writeText(text);
      copied.hidden = false;
    } catch {
      show(text);
    }
  });
})();
