// The data of the page, and its language. The document contains the version and the texts before Python. This reads
// them once, because translators and extensions change the document.
//
//     window.streetsBoot.version      the version of the site, "dev" when served from the sources
//     window.streetsBoot.sizes        the sizes of the largest files (tools/build_site.py), or null
//     window.streetsBoot.settings     the stored settings, unchecked
//     window.streetsBoot.language     the language of the page
//     window.streetsBoot.languages    the codes of all languages
//     window.streetsBoot.wanted(code) the language for a setting: that one, or else one of the browser's
//     window.streetsBoot.say(name)    a text in the page's language; a number fills its placeholder
//     window.streetsBoot.speak(code)  change the page's language
//     ?lang=CODE                      the language of this visit, unless the player chooses another
//     window.streetsBoot.label()      translate the loading page
//     "streets:language" on window    the page's language has changed
//
// Old browsers must be able to parse this file: no modern syntax here.
(function () {
  "use strict";
  var root = document.documentElement;
  var texts = JSON.parse(document.getElementById("boot-texts").textContent);
  var boot = { version: root.dataset.version, settings: {}, language: "en", languages: Object.keys(texts) };
  boot.sizes = JSON.parse(document.getElementById("boot-sizes").textContent);
  window.streetsBoot = boot;

  // Return the text that the app stored under a key, or null.
  boot.stored = function (key) {
    try { return localStorage.getItem("streets." + key); } catch (error) { return null; }
  };

  try {
    boot.settings = JSON.parse(boot.stored("settings")) || {};
  } catch (error) {
    boot.settings = {}; // unreadable: the app handles it
  }

  function has(language) { return Object.prototype.hasOwnProperty.call(texts, language); }

  boot.wanted = function (chosen) {
    var preferred = [chosen].concat(navigator.languages || navigator.language || []);
    for (var i = 0; i < preferred.length; i += 1) {
      var tag = String(preferred[i]);
      if (has(tag)) return tag;
      if (has(tag.split("-")[0])) return tag.split("-")[0];
    }
    return "en";
  };

  boot.say = function (name, number) {
    var text = texts[boot.language]["boot-" + name];
    if (typeof text === "string") return text;
    return text.map(function (part) { return typeof part === "string" ? part : number; }).join("");
  };

  boot.speak = function (language) {
    boot.language = root.lang = language;
    root.setAttribute("data-script", texts[language].script);
    document.title = boot.say("name");
    document.querySelector("meta[name=description]").content = boot.say("description");
    document.querySelector("link[rel=manifest]").href = "./runtime/texts/" + language + ".webmanifest";
    dispatchEvent(new Event("streets:language"));
  };

  function each(attribute, act) {
    var elements = document.querySelectorAll("#boot [" + attribute + "]");
    for (var i = 0; i < elements.length; i += 1) act(elements[i], boot.say(elements[i].getAttribute(attribute)));
  }

  boot.label = function () {
    each("data-text", function (element, text) { element.textContent = text; });
    each("data-label", function (element, text) { element.setAttribute("aria-label", text); });
  };

  var visit = /[?&]lang=([\w-]+)/.exec(location.search);
  boot.speak(boot.wanted(visit && has(visit[1]) ? visit[1] : boot.settings.language));
})();
