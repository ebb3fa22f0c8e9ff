import { blend } from "../kit/mixColours.js";
import { range } from "../kit/sheet.js";
import { element } from "../kit/svg.js";

/** @typedef {import("../kit/stationery.js").Stationery} Stationery */

/** How thick a notebook is, in its own units. */
export const THICKNESS = { pocket: 54, desk: 110 };
/** The cloth that covers the spine of a desk notebook and reaches over its cover. */
const CLOTH = 92;

/**
 * The notebook as things to lay: `#front` and `#ruled`, a page inside.
 * @param {Stationery} book
 */
export function notebookThings(book) {
  return [front(book), ruledPage(book)];
}

/** The colour of the spine: the last ink of the cover.
 * @param {Stationery} book */
export function spineColour({ inks }) {
  return blend(inks[inks.length - 1] ?? inks[0], "#26252b", 0.12);
}

/** @param {Stationery} book */
export function cornerOf(book) {
  return book.kind === "pocket" ? 34 : 10;
}

/** Path data of a cover: square at the spine, round at the fore edge.
 * @param {Stationery} book */
function coverPath(book) {
  const { width, height } = book;
  const r = cornerOf(book);
  return `M0 0H${width - r}a${r} ${r} 0 0 1 ${r} ${r}V${height - r}a${r} ${r} 0 0 1-${r} ${r}H0z`;
}

/** @param {Stationery} book */
function front(book) {
  const { slug, width, height, draw, inks, paper, kind } = book;
  const covered = kind === "desk" ? CLOTH : 0;
  const drawn = draw({ width: width - covered, height, seed: slug, inks, paper });
  const print =
    covered === 0 ? drawn : [element("g", { transform: `translate(${covered} 0)` }, drawn)];
  return element("g", { id: "front" }, [
    element("clipPath", { id: "face" }, [element("path", { d: coverPath(book) })]),
    element("g", { "clip-path": "url(#face)" }, [
      element("rect", { width, height, fill: paper }),
      ...print,
      ...(kind === "pocket" ? stapled(book) : cloth(book)),
      element("rect", { x: width - 4, width: 4, height, fill: "#000", opacity: 0.08 }),
    ]),
  ]);
}

/** A folded spine: light on the fold and two stitches of thread beside it.
 * @param {Stationery} book */
function stapled({ height }) {
  return [
    element("rect", { width: 9, height, fill: "#fff", opacity: 0.35 }),
    element("rect", { x: 9, width: 16, height, fill: "#000", opacity: 0.1 }),
    element("rect", { x: 40, width: 3, height, fill: "#000", opacity: 0.12 }),
  ];
}

/** @param {Stationery} book */
function cloth(book) {
  const { height } = book;
  const threads = range(Math.floor(CLOTH / 7)).map((index) => `M${index * 7 + 3} 0v${height}`);
  return [
    element("rect", { width: CLOTH, height, fill: spineColour(book) }),
    element("path", {
      stroke: "#fff",
      "stroke-width": 1.5,
      "stroke-dasharray": "5 4",
      opacity: 0.16,
      d: threads.join(""),
    }),
    element("rect", { width: 14, height, fill: "#fff", opacity: 0.18 }),
    element("rect", { x: CLOTH - 30, width: 8, height, fill: "#000", opacity: 0.18 }),
    element("rect", { x: CLOTH, width: 5, height, fill: "#000", opacity: 0.16 }),
  ];
}

/** A page inside: rules, dots or squares, in the lightest tint of the ink.
 * @param {Stationery} book */
function ruledPage({ width, height, inks, slug }) {
  const stroke = blend("#faf7f0", inks[0], 0.4);
  const step = 42;
  const rows = range(Math.floor((height - 150) / step)).map((row) => 100 + row * step);
  const isDotted = slug.length % 2 === 0;
  return element("g", { id: "ruled" }, [
    element("rect", { width, height, fill: "#faf7f0" }),
    element("path", {
      fill: "none",
      stroke,
      "stroke-width": isDotted ? 6 : 2.5,
      "stroke-linecap": "round",
      "stroke-dasharray": isDotted ? `0 ${step}` : undefined,
      d: rows.map((y) => `M60 ${y}H${width - 60}`).join(""),
    }),
  ]);
}
