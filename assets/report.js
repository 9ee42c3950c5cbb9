// A bug report for a failed start or a stopped game, when Python cannot write one
// (app/ui/features/sharing/bug_report.py). Old browsers must be able to parse this file: no modern syntax here.
(function () {
  "use strict";
  var version = document.documentElement.dataset.version;
  var boot = document.getElementById("boot");
  var button = document.getElementById("boot-report");
  var copied = document.getElementById("boot-copied");
  var details = document.getElementById("boot-details");
  var reason = document.getElementById("boot-reason");
  var SEALED = /^streets-save \d+ (\d+) [0-9a-f]{8}\n[^\n]*\n([^]*)$/; // app/saves/copies.py, app/saves/save.py

  // The record of the game in the address, from the newer of its two copies.
  function record() {
    var newest = 0;
    var found = "";
    try {
      var game = decodeURIComponent(/^#\/game\/([^/?&]+)/.exec(location.hash)[1]);
      ["a", "b"].forEach(function (slot) {
        var copy = SEALED.exec(localStorage.getItem("streets.game." + game + "." + slot));
        if (!copy || Number(copy[1]) <= newest) return;
        newest = Number(copy[1]);
        found = copy[2];
      });
    } catch (error) {
      return ""; // no game in the address, or no storage
    }
    return found;
  }

  // Names from right to left must not turn what is around them (app/ui/words/isolates.py).
  var SEAT_NAME = /("name"\s*:\s*")((?:[^"\\]|\\.)*)("\s*,\s*"consultant")/g;
  var TURNED = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/;
  function isolated(kept) {
    return kept.replace(SEAT_NAME, function (all, before, name, after) {
      return TURNED.test(name) ? before + "\u2068" + name + "\u2069" + after : all;
    });
  }

  function started() { return window.streetsStart ? window.streetsStart.told() : "ordinary"; }

  function report(error) {
    var kept = record();
    var linked = /^#\/play\//.test(location.hash) ? "link: " + location.hash : "no game was open";
    return ["Streets bug report", "version: " + version, "browser: " + navigator.userAgent, "start: " + started(), "error:", error]
      .concat(kept ? ["record:", isolated(kept)] : [linked], "").join("\n");
  }

  // If the browser does not allow copying, the report is shown for copying by hand.
  function show(text) {
    reason.textContent = text;
    details.hidden = false;
    details.open = true;
    getSelection().selectAllChildren(reason);
  }

  function offer() { button.hidden = !boot.classList.contains("failed") || !reason.textContent; }

  offer(); // the start may have failed already
  addEventListener("streets:failed", offer);

  button.addEventListener("click", function () {
    var text = report(reason.textContent);
    try {
      navigator.clipboard.writeText(text).then(function () { copied.hidden = false; }, function () { show(text); });
    } catch (error) {
      show(text);
    }
  });
})();
