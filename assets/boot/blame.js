// Finds out whose script caused an error. In-app browsers and extensions run their own scripts in every page, often
// under the page's own address. Only errors of our files count, and these are in folders. Those of assets/boot/ do not
// count, because other scripts call through the functions that they install.
// This script reads only its arguments.
//
//     window.streetsBoot.blameFor(base)   the functions below for a page at this address
//         path(address)                   the path of an address within the page's folder, or an empty text
//         own(address)                    whether it is one of our files
//         origin(stack)                   "ours", "foreign", "shared" if calls cross between us and others, "" if unknown
//         culprit(error, reason)          the origin of an error with this text
//         explanation(reason, modern)     the explanation of our error: the start of the keys of its texts
"use strict";
(() => {
  const OURS = /^(?:(?:app|assets|runtime)\/|app\.zip$|pyscript\.toml$)/;
  const BETWEEN = /^assets\/boot(?:\/|\.js$)/;
  const ADDRESS = /[a-z][a-z+.-]*:\/\/[^\s()]+/gi;
  const PLACE = /^\s*at |@/; // a line of a stack, not of a message
  const NAMELESS = /user-script:|<anonymous>:\d|^(global|eval) code@?$/;

  const FORBIDDEN = /code generation disallowed|blocked by CSP|violates the following Content Security Policy/i;
  const UNREADABLE = /CompileError|LinkError|SyntaxError|Unexpected token/;
  const ABSENT = /fetch|HTTP status|Network ?error|Load failed|request failed|MIME type|importing a module|Invalid URL/i;

  const explanation = (reason, modern) => {
    if (/PythonError/.test(reason)) return "broken";
    if (/WebAssembly is not/.test(reason) || (/CompileError/.test(reason) && FORBIDDEN.test(reason))) return "off";
    if (UNREADABLE.test(reason)) return modern ? "damaged" : "old";
    return ABSENT.test(reason) ? "missing" : "broken";
  };

  globalThis.streetsBoot.blameFor = (base) => {
    const path = (address) => {
      const plain = String(address).split(/[?#]/)[0].replace(/(:\d+)+$/, "");
      return plain.startsWith(base) ? plain.slice(base.length) : "";
    };

    const own = (address) => OURS.test(path(address)) && !BETWEEN.test(path(address));

    const origin = (stack) => {
      let ours = false;
      let foreign = false;
      for (const line of String(stack || "").split("\n")) {
        const addresses = (PLACE.test(line) && line.match(ADDRESS)) || [];
        if (!addresses.length && NAMELESS.test(line)) foreign = true;
        for (const address of addresses) {
          if (own(address)) ours = true;
          else if (!BETWEEN.test(path(address)) && !address.startsWith("wasm:")) foreign = true;
        }
      }
      if (ours) return foreign ? "shared" : "ours";
      return foreign ? "foreign" : "";
    };

    // From the stack, from the file that some browsers record, or from a file in the message.
    const culprit = (error, reason) => {
      if (/PythonError/.test(reason) || error.pyodide_fatal_error) return "ours";
      const file = error.fileName || error.sourceURL;
      const caller = origin(error.stack);
      if (caller === "shared" && error instanceof WebAssembly.RuntimeError) return "ours"; // our code, called by others
      if (caller) return caller;
      if (file) return own(file) ? "ours" : "foreign";
      return (reason.match(ADDRESS) || []).some(own) ? "ours" : "";
    };

    return { path, own, origin, culprit, explanation };
  };
})();
