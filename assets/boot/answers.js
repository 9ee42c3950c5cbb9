// Answers newcomers before Python: the first turn of the first game, and the pages behind the first page's links. The
// build crawls them with the app's own views (tools/first_turn.py), so this file contains no rule, no text and no page.
// It shows them and notes the messages. Python repeats the messages when it is ready, and its page replaces this one.
//
//     window.streetsBoot.answered    the messages answered so far, the values of fields, and whether by keys
//     window.streetsBoot.showing     the page on show: "" (none of these), "open", or "last" if only Python can go on
//     "streets:answered" on window   the page on show has changed
//     data-answered on #app          the number of taps answered so far
"use strict";
(() => {
  const boot = window.streetsBoot;
  const app = document.getElementById("app");
  const live = document.getElementById("live");
  const KEPT = "streets.answered"; // in sessionStorage, until Python has repeated the messages
  const CONTROLS = "[data-action], [data-message], [data-tile], [data-cell]";
  const hashes = JSON.parse(document.getElementById("boot-answers").textContent);

  const answered = boot.answered = { messages: [], values: [], keys: false };
  boot.showing = "";

  let file = null; // of the page's language
  let first = null; // the nodes of the first page, while another is on show
  let number = 0; // of the page on show; the first page is 0
  let shown = new Map(); // its regions by id
  let taps = 0;

  const byId = (id) => document.getElementById(id);

  // --- Who gets answers ---

  const isNew = () => {
    try {
      if (navigator.serviceWorker?.controller) return false; // it starts fast
      return !Object.keys(localStorage).some((key) => key.startsWith("streets."));
    } catch {
      return true; // nothing can be stored here
    }
  };

  const store = () => {
    try {
      sessionStorage.setItem(KEPT, JSON.stringify([answered.messages, answered.values]));
    } catch {
      // A reload will forget the turn.
    }
  };

  const restore = () => {
    try {
      const [messages, values] = JSON.parse(sessionStorage.getItem(KEPT));
      if (history.state?.streetsTurn) answered.messages = messages.map(String); // otherwise another address is open
      answered.values = values.map(([start, value]) => [String(start), String(value)]);
    } catch {
      // There is nothing, or it is not ours.
    }
  };

  const forget = () => {
    try {
      sessionStorage.removeItem(KEPT);
    } catch {
      // Nothing was stored.
    }
  };

  // --- Showing a page ---

  const regionsOf = (page) => {
    const regions = page ? regionsOf(file.pages.origin[page]) : new Map();
    for (const region of file.pages.fresh[page]) regions.set(file.regions[region][0], region);
    return regions;
  };

  const parsed = (region) => {
    const template = document.createElement("template");
    template.innerHTML = file.regions[region][1].map((piece) => file.pieces[piece]).join("");
    return template.content;
  };

  // Change only what differs, so that the focus stays and styles can move.
  const morph = (parent, wanted) => {
    const [old, all] = [[...parent.childNodes], [...wanted.childNodes]];
    all.forEach((fresh, at) => {
      const same = old[at]?.nodeName === fresh.nodeName && (old[at].id ?? "") === (fresh.id ?? "");
      if (!old[at]) parent.append(fresh);
      else if (!same || !fresh.getAttributeNames) old[at].replaceWith(fresh);
      else {
        for (const name of fresh.getAttributeNames()) {
          const value = fresh.getAttribute(name);
          if (old[at].getAttribute(name) !== value) old[at].setAttribute(name, value);
        }
        for (const name of old[at].getAttributeNames()) if (!fresh.hasAttribute(name)) old[at].removeAttribute(name);
        morph(old[at], fresh);
      }
    });
    for (const rest of old.slice(all.length)) rest.remove();
  };

  const draw = (page) => {
    const regions = regionsOf(page);
    const frame = regions.get("app");
    if (shown.get("app") !== frame) {
      app.replaceChildren(parsed(frame));
      shown = new Map([["app", frame]]);
      scrollTo(0, 0);
    }
    for (const [id, region] of regions) {
      if (shown.get(id) !== region) morph(byId(id), parsed(region));
    }
    shown = regions;
  };

  // The camera of an untouched board (app/ui/table/handlers/camera.py).
  const place = (soft) => {
    const board = byId("board");
    const views = file.cameras[file.pages.camera[number]];
    if (!board?.clientWidth || !views.length) return;
    const { width, height } = board.getBoundingClientRect();
    const [least, most] = file.scales;
    for (const [left, top, across, down, edge, limit] of views) {
      const [wide, high] = [(width - 2 * edge) / (across * file.cell), (height - 2 * edge) / (down * file.cell)];
      const scale = Math.max(Math.min(wide, high, most), least);
      if (scale < limit) continue;
      const x = width / 2 - (left + across / 2) * file.cell * scale;
      const y = height / 2 - (top + down / 2) * file.cell * scale;
      const layer = byId("layer");
      layer.classList.toggle("soft", soft);
      layer.style.transform = `translate(${x.toFixed(2)}px,${y.toFixed(2)}px) scale(${scale.toFixed(4)})`;
      const level = file.levels.find(([limit]) => scale <= limit)?.[1] ?? "near";
      board.dataset.detail = scale * file.cell < file.simple ? "simple" : "full";
      for (const id of file.scaled) {
        byId(id).dataset.detail = level;
        byId(id).style.setProperty("--zoom", scale.toFixed(3));
      }
      return;
    }
  };

  const sizes = new ResizeObserver(() => boot.showing && !boot.ready && place(false));

  // --- The focus and the announcements, as in app/browser/observers/ ---

  const facts = (page) => (page ? file.facts[file.pages.facts[page]] : ["", "", "", "", "", ""]);

  const give = (element, framed = true) => {
    element?.focus({ preventScroll: element.hasAttribute("data-cell"), ...(framed ? {} : { focusVisible: false }) });
    return Boolean(element) && element === document.activeElement;
  };

  const focus = (before, was) => {
    const { keys } = answered;
    const [, open, tile, stop, begins, hint] = facts(number);
    if (keys && open && open !== before[1]) give(byId(open.split(" ")[0]).querySelector("[data-entry]"));
    else if (keys && tile && tile !== before[2]) give(byId(stop));
    else if (!app.contains(document.activeElement)) {
      const found = (was.id && give(byId(was.id))) || (keys && begins && give(byId(begins)));
      if (!found) [...app.querySelectorAll("[data-refuge]")].some((each) => give(each, keys));
    }
    if (keys && byId(stop)) {
      for (const cell of app.querySelectorAll('[data-cell][tabindex="0"]')) {
        cell.setAttribute("tabindex", "-1");
        cell.removeAttribute("aria-describedby");
      }
      byId(stop).setAttribute("tabindex", "0");
      byId(stop).setAttribute("aria-describedby", "cell-told");
    }
    if (hint) app.querySelector(`[data-${hint.replace(" ", '="')}"]`)?.setAttribute("data-hint", "here");
  };

  const announce = (text) => {
    if (!text) return;
    const said = [...live.children].map(({ textContent }) => textContent).join("\n");
    const lines = (said === text ? `${text}\u00a0` : text).split("\n"); // a repeated text is heard again
    live.replaceChildren(...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line })));
  };

  // --- Going from page to page ---

  const turnTo = (page) => {
    const [before, was, soft] = [facts(number), document.activeElement, number > 0];
    first ??= [...app.childNodes];
    number = page;
    boot.showing = file.last.includes(page) ? "last" : "open";
    draw(page);
    [document.title] = facts(page);
    place(soft);
    sizes.disconnect();
    if (byId("board")) sizes.observe(byId("board"));
    focus(before, was);
    dispatchEvent(new Event("streets:answered"));
  };

  const leave = () => {
    [number, first, shown, boot.showing, answered.messages] = [0, null, new Map(), "", []];
    store();
    dispatchEvent(new Event("streets:answered"));
  };

  const next = (page, message) => {
    const known = file.messages.indexOf(message);
    for (const [choices, ...pages] of file.pages.leads[page]) {
      const at = file.choices[choices].indexOf(known);
      if (at >= 0) return pages[at];
    }
    return 0;
  };

  const said = (page, message) => {
    const known = file.messages.indexOf(message);
    const seldom = file.seldom.find(([each, to, , ...from]) => each === known && to === page && from.includes(number));
    if (seldom) return seldom[2];
    const other = file.otherwise.find(([each, , ...pages]) => each === known && pages.includes(page));
    return other ? other[1] : file.pages.said[page];
  };

  const count = () => {
    taps += 1;
    app.dataset.answered = taps;
  };

  // --- Taps and keys ---

  const messageOf = (control) => {
    const { action, message, tile, cell } = control.dataset;
    if (action !== undefined) return `act ${action}`;
    return message ?? (tile === undefined ? `tap ${cell}` : `pick ${tile}`);
  };

  let committed = null; // the last tap whose control has disappeared

  const isTwice = ({ detail, clientX, clientY, timeStamp }) => {
    if (!detail || !committed) return false;
    const [spot, moment] = file.twice;
    const near = Math.hypot(clientX - committed.clientX, clientY - committed.clientY) <= spot;
    return near && timeStamp - committed.timeStamp <= moment;
  };

  const answer = (message, event) => {
    const page = next(number, message);
    if (!page) return false;
    if (!number) history.pushState({ ...history.state, streetsTurn: true }, "", location.href); // Back leads here
    if (event.detail && file.once.includes(file.messages.indexOf(message))) committed = event;
    answered.messages.push(message);
    store();
    count();
    const words = file.said[said(page, message)];
    turnTo(page);
    announce(words);
    return true;
  };

  const isLink = (link) => {
    const to = link?.getAttribute("href");
    return !answered.messages.length && (to in file.links || (to === "#/" && number > 0));
  };

  addEventListener("click", (event) => {
    answered.keys = !event.detail || answered.keys;
    if (boot.ready || !file || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target.closest?.("a[href^='#']");
    const control = event.target.closest?.(CONTROLS);
    if (isTwice(event)) event.preventDefault();
    else if (app.contains(link) && isLink(link)) count(); // the browser follows it
    else if (link || !app.contains(control) || control.getAttribute("aria-disabled") === "true") return;
    else if (!answer(messageOf(control), event)) return;
    else event.preventDefault();
    event.stopImmediatePropagation(); // assets/boot/taps.js stores the others
  }, true);

  addEventListener("pointerdown", () => { answered.keys = false; }, true);

  addEventListener("keydown", (event) => {
    answered.keys = true;
    if (boot.ready || boot.showing !== "open" || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target, key } = event;
    if (target.closest("input, textarea, select")) return;
    const cell = target.closest("[data-cell]");
    if ((key === "Enter" || key === " ") && target.closest(cell ? "button" : "a, button, summary")) return;
    const named = (name) => app.querySelector(`[aria-keyshortcuts="${CSS.escape(name)}"]`);
    const build = named("Enter");
    const control = key === "Enter" || key === " "
      ? (cell && !(build && cell.id === facts(number)[3]) ? cell : build)
      : named(key.toUpperCase());
    if (!control) return;
    event.preventDefault();
    control.click();
  }, true);

  // Values of the forms behind the links stay in their fields, and Python gets them too.
  for (const name of ["input", "change"]) {
    addEventListener(name, ({ target }) => {
      const start = target.getAttribute?.(`data-${name}`);
      if (boot.ready || !boot.showing || !start || target.type === "file") return;
      const value = target.type === "checkbox" ? (target.checked ? "yes" : "no") : target.value;
      answered.values = [...answered.values.filter(([each]) => each !== start), [start, value]];
      store();
    }, true);
  }

  // --- The address ---

  // assets/boot/first.js has just shown the first page, or the head of another.
  addEventListener("hashchange", () => {
    if (boot.ready || !file) return;
    const page = file.links[location.hash];
    if (boot.showing) leave();
    if (page) turnTo(page);
  });

  addEventListener("popstate", () => {
    if (boot.ready || !answered.messages.length || history.state?.streetsTurn) return;
    if (first) app.replaceChildren(...first);
    leave();
  });

  // --- The file ---

  // Show what has been answered before a reload, or the page of the address; then answer a tap that came too early.
  const begin = () => {
    let page = file.links[location.hash] ?? 0;
    for (const message of answered.messages) page = next(page, message) || page;
    if (page) turnTo(page);
    const early = boot.waitedFor();
    if (!early) return;
    const { byPointer } = boot.kept();
    boot.keep(null);
    early.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: Number(byPointer) }));
  };

  const bring = async () => {
    const { language } = boot;
    file = null;
    if (!hashes[language]) return; // the sources of the page have no such files
    try {
      const address = `./runtime/answers/${language}.json`;
      const response = await fetch(address, { integrity: hashes[language], priority: "high" });
      const read = await response.json();
      if (!boot.parsed) await new Promise((go) => { addEventListener("streets:parsed", go, { once: true }); });
      if (boot.ready || boot.language !== language) return;
      file = read;
      begin();
    } catch (error) {
      console.debug("Streets answers when Python is ready:", error);
    }
  };

  if (isNew()) {
    restore();
    bring();
    addEventListener("streets:language", bring);
  } else {
    forget();
  }

  addEventListener("streets:ready", () => {
    sizes.disconnect();
    boot.showing = "";
    delete app.dataset.answered;
    forget();
  });
})();
