// A picture of the last open game while the page starts, and the drawings of buildings and icons.
"use strict";
(() => {
  const boot = window.streetsBoot;

  // The last open game, drawn from data that can only describe flat shapes (written by
  // app/ui/features/saves/views.py).
  const MAX_TEXT = 60000;
  const MAX_SHAPES = 40;
  const BOX = /^-?\d{1,6} -?\d{1,6} \d{1,6} \d{1,6}$/;
  const COLOUR = /^#[0-9a-f]{6}$/;
  const PATH = /^[MLhvaz0-9, -]+$/;

  const shapeOf = ([colour, path]) => {
    if (!COLOUR.test(colour) || !PATH.test(path)) throw new Error("no picture of ours");
    const shape = document.createElementNS("http://www.w3.org/2000/svg", "path");
    shape.setAttribute("fill", colour);
    shape.setAttribute("d", path);
    return shape;
  };

  const showPicture = (text) => {
    if (!text || text.length > MAX_TEXT) throw new Error("no picture");
    const { box, shapes } = JSON.parse(text);
    if (!BOX.test(box) || shapes.length > MAX_SHAPES) throw new Error("no picture of ours");
    const paths = shapes.map(shapeOf);
    const image = document.getElementById("boot-picture");
    image.setAttribute("viewBox", box);
    image.append(...paths);
    document.getElementById("boot").classList.add("pictured");
  };

  // The drawings become part of the page. If an element refers to another file that a service worker serves, the
  // browser fetches, parses and lays it out again at each tap.
  const UNHURRIED = 500; // milliseconds; the drawings would delay a quick start
  const LATER = 5000; // milliseconds
  let drawn = false;

  const bringDrawings = async (name) => {
    try {
      const response = await fetch(`./assets/art/${name}.svg`);
      if (!response.ok) throw new Error(`HTTP status ${response.status} for the drawings`);
      const drawings = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
      const symbols = drawings.querySelectorAll("symbol");
      if (!symbols.length) throw new Error("no drawings");
      for (const symbol of symbols) {
        const id = `art-${symbol.id}`;
        if (document.getElementById(id)) symbol.remove(); // the document already has it for the first page
        else symbol.id = id;
      }
      document.getElementById("art").append(drawings);
    } catch {
      setTimeout(bringDrawings, LATER, name); // the game works without them
    }
  };

  const draw = () => {
    if (drawn) return;
    drawn = true;
    ["buildings", "icons"].forEach(bringDrawings);
  };

  try {
    if (boot.atHome()) throw new Error("no game is about to be shown");
    showPicture(boot.stored("picture"));
  } catch {
    setTimeout(draw, UNHURRIED); // no picture, or a foreign one: the app writes the next
  }
  addEventListener("streets:ready", draw);
})();
