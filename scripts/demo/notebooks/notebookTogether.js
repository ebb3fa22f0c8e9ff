import { lay } from "../kit/lay.js";
import { element } from "../kit/svg.js";
import { notebookInSpace } from "./notebookInSpace.js";
import { cornerOf, spineColour, THICKNESS } from "./notebookThings.js";

/** @typedef {import("../kit/stationery.js").Stationery} Stationery */
/** @typedef {import("../kit/stillLife.js").StillLife} StillLife */

/**
 * The notebook standing, stacked or open, so that spine and pages are seen.
 * @param {Stationery} book
 * @param {number} index which arrangement
 * @returns {StillLife}
 */
export function notebookTogether(book, index) {
  const arrange = [standing, stacked, opened][index % 3] ?? standing;
  return arrange(book);
}

/** @param {string} d */
function shadow(d) {
  return element("path", { d, fill: "#2a241c", opacity: 0.36, filter: "url(#soft)" });
}

/** @param {Stationery} book @returns {StillLife} */
function standing(book) {
  const { shows } = book;
  const scale = 1120 / book.height;
  const s = (/** @type {number} */ value) => value * scale;
  return {
    things: [
      element("rect", { y: 1130, width: 1200, height: 370, fill: "#000", opacity: 0.1 }),
      shadow("M120 1300L760 1200L1180 1260L1150 1330L500 1390z"),
      notebookInSpace(book, {
        at: [620, 250],
        across: [s(0.56), s(0.1)],
        down: [0, s(0.86)],
        back: [s(0.72), s(-0.24)],
        side: "fore",
        end: "head",
        cover: spineColour(book),
      }),
      shadow("M130 1290L560 1180L700 1260L640 1340L250 1360z"),
      notebookInSpace(book, {
        at: [200, 226],
        across: [s(0.74), s(0.13)],
        down: [0, s(0.93)],
        back: [s(-0.62), s(-0.28)],
        side: "spine",
        end: "head",
      }),
    ],
    alt: `Two standing notebooks, the nearer one with ${shows} on its cover.`,
    focus: [0.42, 0.5],
  };
}

/** @param {Stationery} book @returns {StillLife} */
function stacked(book) {
  const { width, height, inks, shows } = book;
  const scale = 1160 / height;
  const s = (/** @type {number} */ value) => value * scale;
  const thick = s(THICKNESS[book.kind === "desk" ? "desk" : "pocket"]) * 0.92;
  const across = /** @type {const} */ ([s(0.56), s(0.36)]);
  const down = /** @type {const} */ ([s(-0.46), s(0.44)]);
  const far = /** @type {const} */ ([
    across[0] * width + down[0] * height,
    across[1] * width + down[1] * height,
  ]);
  /** Turned about, so that its spine is in front. */
  const layer = (
    /** @type {number} */ level,
    /** @type {{ dx: number, cover?: string, spine?: string }} */ { dx, ...rest },
  ) =>
    notebookInSpace(book, {
      at: [640 + dx + far[0], 280 + level * (thick + 7) + far[1]],
      across: [-across[0], -across[1]],
      down: [-down[0], -down[1]],
      back: [0, s(0.92)],
      side: "spine",
      end: "head",
      ...rest,
    });
  const top = notebookInSpace(book, {
    at: [640, 280],
    across,
    down,
    back: [0, s(0.92)],
    side: "fore",
    end: "foot",
  });
  const covers = [inks[0], inks[inks.length - 1] ?? inks[0], "#faf7f0"];
  return {
    things: [
      shadow(
        `M90 ${830 + 3 * thick}L640 ${1250 + 3 * thick}L1180 ${720 + 3 * thick}L1100 ${600 + 3 * thick}L100 ${760 + 3 * thick}z`,
      ),
      layer(3, { dx: -18, cover: covers[0] ?? "", spine: inks[0] }),
      layer(2, { dx: 14, cover: covers[2] ?? "", spine: covers[2] ?? "" }),
      layer(1, { dx: -8, cover: covers[1] ?? "" }),
      top,
    ],
    alt: `A stack of four notebooks, the top one with ${shows} on its cover.`,
    focus: [0.5, 0.45],
  };
}

/** @param {Stationery} book @returns {StillLife} */
function opened(book) {
  const { width, height, shows } = book;
  const scale = 520 / width;
  const rx = cornerOf(book);
  const page = { href: "#ruled", width, height, rx };
  const gutter = element("g", { transform: "translate(608 960)rotate(7)" }, [
    element("rect", {
      x: -40,
      y: (-height * scale) / 2,
      width: 40,
      height: height * scale,
      fill: "#000",
      opacity: 0.08,
    }),
    element("rect", {
      x: 0,
      y: (-height * scale) / 2,
      width: 18,
      height: height * scale,
      fill: "#000",
      opacity: 0.14,
    }),
  ]);
  const half = (width * scale) / 2;
  const turned = (/** @type {number} */ side) => ({
    x: 608 + side * half * Math.cos((7 * Math.PI) / 180),
    y: 960 + side * half * Math.sin((7 * Math.PI) / 180),
    scale,
    turn: 7,
  });
  return {
    things: [
      lay(page, turned(-1)),
      lay(page, turned(1)),
      gutter,
      lay(
        { href: "#front", width, height, rx },
        { x: 420, y: 590, scale: 0.66, turn: -8, lift: 22 },
      ),
    ],
    alt: `A closed notebook with ${shows} on its cover, lying on an open one.`,
    focus: [0.38, 0.42],
  };
}
