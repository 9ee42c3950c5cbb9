// Keeps the last tap or key on a link or a button of the first page until the app can answer, and then repeats it.
//
//     window.streetsBoot.kept()        the tap as data, or null
//     window.streetsBoot.keep(data)    keep a tap on the page that was reloaded
//     window.streetsBoot.waitedFor()   the control that was tapped, or null
//     "streets:kept" on window         another tap is kept
"use strict";
(() => {
  const boot = window.streetsBoot;
  const app = document.getElementById("app");
  const CONTROLS = "a[href^='#'], button[data-message]";
  const NAMES = ["href", "data-message"];
  const GONE = 8000; // milliseconds

  let tap = null;
  let spoken = ""; // the message that chooses a language; it does not replace the tap

  // A control in words that hold in every language, and in the app's own page.
  const described = (control) => {
    const name = NAMES.find((each) => control.hasAttribute(each));
    return { tag: control.localName, name, value: control.getAttribute(name) };
  };

  const find = ({ tag, name, value }) =>
    [...app.querySelectorAll(tag)].find((each) => each.getAttribute(name) === value) ?? null;

  const mark = () => {
    for (const marked of app.querySelectorAll("[aria-busy]")) marked.removeAttribute("aria-busy");
    boot.waitedFor()?.setAttribute("aria-busy", "true");
    dispatchEvent(new Event("streets:kept"));
  };

  boot.waitedFor = () => tap && find(tap);

  const keep = (control, byPointer) => {
    tap = { ...described(control), byPointer };
    mark();
  };

  // --- Before the app is ready ---

  // The texts of that language are here already.
  const speak = (language, message) => {
    spoken = message;
    boot.speak(language);
    boot.label();
    window.streetsTexts.want(language);
  };

  const clicked = (event) => {
    const control = event.target.closest?.(CONTROLS);
    if (!control || !app.contains(control)) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return; // for the browser
    if (control.getAttribute("href") === "#/") return; // that page is there
    event.preventDefault();
    if (control.lang && control.localName === "button") {
      speak(control.lang, control.dataset.message);
    } else {
      keep(control, event.detail > 0);
    }
  };

  const unfolded = new Set();
  const folded = ({ target }) => unfolded[target.open ? "add" : "delete"](target);

  const LISTENERS = { click: clicked, toggle: folded };
  for (const [name, listener] of Object.entries(LISTENERS)) addEventListener(name, listener, true);

  addEventListener("streets:shown", mark); // another language, or another page

  // --- When it is ready ---

  // The page may have no control for it: it offers every language but its own.
  const send = (message) => {
    const button = document.createElement("button");
    button.dataset.message = message;
    app.append(button);
    button.click();
    button.remove();
  };

  const press = (control, byPointer) => {
    if (byPointer) {
      const { x, y, width, height } = control.getBoundingClientRect();
      const at = { detail: 1, clientX: x + width / 2, clientY: y + height / 2 };
      control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, ...at }));
    } else {
      control.click();
    }
  };

  const tell = (text) => {
    const told = document.createElement("p");
    told.id = "boot-gone";
    told.setAttribute("role", "status");
    document.body.append(told);
    told.textContent = text;
    setTimeout(() => told.remove(), GONE);
  };

  const idle = () => window.streets.answered();

  const replay = async () => {
    if (spoken) {
      send(spoken);
      await idle();
    }
    if (!tap) return;
    if (!find(tap)) await idle(); // the list of games comes after the page
    const control = find(tap);
    if (control) press(control, tap.byPointer);
    else tell(boot.say("gone"));
  };

  addEventListener("streets:ready", () => {
    for (const [name, listener] of Object.entries(LISTENERS)) removeEventListener(name, listener, true);
    for (const marked of app.querySelectorAll("[aria-busy]")) marked.removeAttribute("aria-busy");
    for (const details of unfolded) details.open = true;
    replay();
  });

  // --- Across a reload that the page makes by itself ---

  boot.kept = () => tap;

  boot.keep = (data) => {
    tap = data;
    mark();
  };
})();
