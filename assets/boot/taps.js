// Stores the last tap or key on a link or a button of the first page until the app can respond, and then repeats it.
//
//     window.streetsBoot.kept()        the tap as data, or null
//     window.streetsBoot.keep(data)    store a tap on the page before its reload
//     window.streetsBoot.waitedFor()   the tapped control, or null
//     "streets:kept" on window         the stored tap has changed
"use strict";
(() => {
  const boot = window.streetsBoot;
  const app = document.getElementById("app");
  const CONTROLS = "a[href^='#'], button[data-message], form button[type=submit]";
  const NAMES = ["data-day", "href", "data-message", "type"]; // today's deal is the same control on every day
  const GONE = 8000; // milliseconds

  let tap = null;
  let spoken = ""; // the message that chooses a language; it does not replace the tap

  // A description of a control that is valid in every language, and in the app's own page.
  const described = (control) => {
    const name = NAMES.find((each) => control.hasAttribute(each));
    if (name === "data-day") return { tag: "[data-day]" };
    return { tag: control.localName, name, value: control.getAttribute(name) };
  };

  const find = ({ tag, name, value }) =>
    [...app.querySelectorAll(tag)].find((each) => !name || each.getAttribute(name) === value) ?? null;

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

  // The texts of that language are already loaded.
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
    if (control.getAttribute("href") === "#/") return; // the page already shows it
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
  if (boot.tapped) clicked(boot.tapped); // before this script

  addEventListener("streets:shown", mark); // after a change of language or page

  // --- When it is ready ---

  // The page may have no control for it, because it offers every language except its own.
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
    const note = document.createElement("p");
    note.id = "boot-gone";
    note.setAttribute("role", "status");
    document.body.append(note);
    note.textContent = text;
    setTimeout(() => note.remove(), GONE);
  };

  const idle = () => window.streets.answered();

  const replay = async () => {
    if (spoken) {
      send(spoken);
      await idle();
    }
    if (!tap) return;
    if (!find(tap)) await idle(); // the list of games appears after the page
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

  // --- Across a reload by the page itself ---

  boot.kept = () => tap;

  boot.keep = (data) => {
    tap = data;
    mark();
  };
})();
