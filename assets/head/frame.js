// Waits for the first frame of the page, and then adds the drawings and, in order, the other scripts.
//
//     window.streetsBoot.show(reason)   the page no longer hides for this reason: "unsettled" or "untyped"
//     window.streetsBoot.framed         whether the browser has made the first frame, or has had its time
//     "streets:framed" on window        it has
//     window.streetsBoot.parsed         whether the other scripts have run
//     "streets:parsed" on window        they have
//
// Old browsers must be able to parse this file: no modern syntax here.
(function () {
  "use strict";
  var boot = window.streetsBoot;
  var root = document.documentElement;
  var FRAME = 300; // the most milliseconds for a frame: a page in the background makes none
  var LONGEST = 2000; // milliseconds, if a script before the frame fails

  boot.framed = false;
  boot.parsed = false;

  function addDrawings() {
    var drawings = document.getElementById("drawings");
    if (drawings && drawings.content) document.getElementById("art").appendChild(drawings.content);
  }

  function addScripts() {
    var template = document.getElementById("later");
    if (!template || !template.content) return; // an old browser has run them already
    var scripts = template.content.querySelectorAll("script");
    var last;
    for (var i = 0; i < scripts.length; i += 1) {
      var script = document.createElement("script");
      script.async = false; // in order
      if (scripts[i].type) script.type = scripts[i].type;
      else last = script;
      script.src = scripts[i].getAttribute("src");
      document.body.appendChild(script);
    }
    last.onload = last.onerror = function () {
      if (typeof window.streetsMixed !== "string") window.streetsCompare("of a former version");
      boot.parsed = true;
      dispatchEvent(new Event("streets:parsed"));
    };
  }

  function made() {
    if (boot.framed) return;
    if (document.readyState === "loading") { // the scripts have not all arrived
      document.addEventListener("DOMContentLoaded", made);
      return;
    }
    boot.framed = true;
    dispatchEvent(new Event("streets:framed"));
    addDrawings();
    addScripts();
  }

  function isHidden() { return root.classList.contains("unsettled") || root.classList.contains("untyped"); }

  boot.show = function (reason) {
    root.classList.remove(reason);
    if (boot.framed || isHidden()) return;
    requestAnimationFrame(function () { setTimeout(made); });
    setTimeout(made, FRAME);
  };

  root.classList.add("unsettled"); // until assets/first/first.js has put the right page in place
  root.classList.add("untyped"); // until assets/first/typeface.js has decided
  setTimeout(made, LONGEST);
})();
