// The catalogues of the app's texts: the first one while Python loads, others when the player changes the language.
//
//     window.streetsTexts.first         a promise of the compiled texts for Python's start
//     window.streetsTexts.want(code)    switch `first` to another language, unless Python already has its texts
//     window.streetsTexts.bring(code)   fetch the compiled texts of a language
//     window.streetsTexts.wanted(code)  the language for a setting
//     window.streetsTexts.speak(code)   change the page's language
"use strict";
(() => {
  const { wanted, speak } = window.streetsBoot;

  const bring = async (language) => {
    const response = await fetch(`./runtime/texts/${language}.json`);
    if (!response.ok) throw new Error(`HTTP status ${response.status} for the texts`);
    const text = await response.text();
    JSON.parse(text); // detects a damaged file
    return text;
  };

  const want = (language) => {
    if (!window.streetsTexts.first) return; // not requested yet
    window.streetsTexts.first = bring(language);
    window.streetsTexts.first.catch(() => {}); // Python handles the failure, or fetches again
  };

  window.streetsTexts = { wanted, speak, bring, want, first: null };
})();
