// The catalogues of the app's texts: the first one while Python loads, others when the player changes the language.
// If the texts of the page's language cannot be fetched, the app starts in a language that is kept here.
//
//     window.streetsTexts.begin()       fetch the texts for Python's start
//     window.streetsTexts.first         a promise of them, compiled
//     window.streetsTexts.want(code)    switch `first` to another language, unless Python already has its texts
//     window.streetsTexts.missing       the language that the page should have instead, or an empty text
//     window.streetsTexts.arrived()     a promise of the texts of the missing language, which waits for the network
//     window.streetsTexts.bring(code)   fetch the compiled texts of a language
//     window.streetsTexts.wanted(code)  the language for a setting
//     window.streetsTexts.speak(code)   change the page's language
"use strict";
(() => {
  const boot = window.streetsBoot;
  const { wanted, speak } = boot;
  const PATIENCE = 5000; // milliseconds for a language that is not kept, if another one is
  const SOON = 2000; // milliseconds between attempts at first, and after the network has come back
  const SELDOM = 60_000; // later

  const addressOf = (language) => `./runtime/texts/${language}.json`;

  // The browser's cache may have the texts of another version.
  const bring = async (language, signal) => {
    const response = await fetch(addressOf(language), { cache: "no-cache", signal });
    if (!response.ok) throw new Error(`HTTP status ${response.status} for the texts`);
    const text = await response.text();
    JSON.parse(text); // detects a damaged file
    return text;
  };

  // The kept language that the player most probably knows: one that the browser prefers, one used here, or English.
  const keptLanguage = async () => {
    try {
      if (!navigator.serviceWorker.controller) return "";
      const order = [...navigator.languages.map((tag) => wanted(tag)), ...boot.languages.filter((code) => code !== "en"), "en"];
      for (const code of order) if (await caches.match(addressOf(code))) return code;
    } catch {
      // The browser allows no service worker.
    }
    return "";
  };

  const bringKept = async (language) => {
    const kept = await keptLanguage();
    if (!kept || kept === language) return bring(language);
    try {
      return await bring(language, AbortSignal.timeout(PATIENCE));
    } catch (error) {
      console.debug("Streets starts in another language:", error);
    }
    const text = await bring(kept);
    texts.missing = language;
    speak(kept);
    boot.label();
    return text;
  };

  const begin = (language) => {
    texts.first = bringKept(language);
    texts.first.catch(() => {}); // Python handles the failure, or fetches again
    return texts.first;
  };

  const arrived = async () => {
    let pause = SOON;
    addEventListener("online", () => { pause = SOON; });
    for (;;) {
      await new Promise((resolve) => {
        addEventListener("online", resolve, { once: true });
        setTimeout(resolve, pause);
      });
      pause = Math.min(2 * pause, SELDOM);
      const language = texts.missing;
      if (!language) return new Promise(() => {}); // the player has chosen another one
      try {
        return await bring(language);
      } catch (error) {
        console.debug("Streets asks again for a language:", error);
      }
    }
  };

  const texts = {
    wanted, speak, bring, arrived, first: null, missing: "",
    begin: () => begin(boot.language),
    want: (language) => texts.first && begin(language), // else not requested yet
  };
  window.streetsTexts = texts;
})();
