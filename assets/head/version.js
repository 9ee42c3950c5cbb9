// A cache may bring an old page with new files, or the reverse, and their scripts do not fit each other. This compares
// their versions, and loads the page and its scripts once more, past the cache. If that changes nothing, the start
// fails with a message (assets/plain/failure.js).
//
//     window.streetsCompare(files)   compare the version of the files with that of the page
//     window.streetsMixed            a description of the two versions if they differ, else an empty text
//
// tools/build_site.py also puts this before scripts that the pages of earlier versions request.
// Old browsers must be able to parse this file: no modern syntax here.
window.streetsCompare = function (files) {
  "use strict";
  if (window.streetsMixed) return;
  var boot = window.streetsBoot; // read before translators change the document
  var page = boot ? boot.version : document.documentElement.getAttribute("data-version");
  var KEY = "streets.mixed"; // in sessionStorage
  var PATIENCE = 5000; // milliseconds
  window.streetsMixed = "";
  try {
    if (files === page || navigator.serviceWorker.controller) return; // a service worker has one version only
  } catch (error) {
    // The browser allows no service worker.
  }
  window.streetsMixed = "The page has version " + page + ", its files have " + files + ".";

  function isFirst() {
    try {
      if (sessionStorage.getItem(KEY) === window.streetsMixed) return false;
      sessionStorage.setItem(KEY, window.streetsMixed);
      return true;
    } catch (error) {
      return performance.navigation.type !== 1; // not a reload
    }
  }

  function again() { location.reload(); }

  function refresh() {
    var addresses = [location.href];
    var scripts = document.querySelectorAll("script[src]");
    for (var i = 0; i < scripts.length; i += 1) addresses.push(scripts[i].src);
    return Promise.all(addresses.map(function (address) { return fetch(address, { cache: "reload" }); }));
  }

  // The page of an earlier version has texts, but no script of it can show them.
  function say() {
    var texts = JSON.parse(document.getElementById("boot-texts").textContent);
    var own = texts[navigator.language.split("-")[0]] || texts.en;
    document.body.textContent = own["boot-damaged-title"] + ". " + own["boot-damaged-text"];
  }

  if (isFirst()) {
    window.stop(); // neither scripts nor requests of this page
    setTimeout(again, PATIENCE);
    if (window.fetch) refresh().then(again, again);
  } else if (!window.streetsBoot) {
    addEventListener("DOMContentLoaded", say);
  } else if (window.streetsBoot.fail) {
    window.streetsBoot.fail("damaged", window.streetsMixed);
  }
};
