import { INKS } from "../kit/inks.js";
import { stillLife } from "../kit/stillLife.js";
import { drawBlues } from "./drawBlues.js";
import { drawDotsAndPixels } from "./drawDotsAndPixels.js";
import { drawDrums } from "./drawDrums.js";
import { drawFibres } from "./drawFibres.js";
import { drawOverprints } from "./drawOverprints.js";
import { drawRack } from "./drawRack.js";
import { drawRegistration } from "./drawRegistration.js";
import { drawStack } from "./drawStack.js";
import { drawTestStrips } from "./drawTestStrips.js";
import { drawTrim } from "./drawTrim.js";
import { drawTwoGrids } from "./drawTwoGrids.js";
import { drawWaste } from "./drawWaste.js";

/** @typedef {{ slug: string, draw: () => string[], alt: string, focus: readonly [number, number], colour: string }} Illustration */

/** In the order of the articles. */
const ILLUSTRATIONS = /** @satisfies {readonly Illustration[]} */ ([
  {
    slug: "a-dot-is-not-a-pixel",
    draw: drawDotsAndPixels,
    colour: INKS.vermilion,
    focus: [0.5, 0.5],
    alt: "One ball of light and shade, its left half in grey pixels, its right half in red dots of many sizes.",
  },
  {
    slug: "why-paper-has-a-grain",
    draw: drawFibres,
    colour: "#b9a988",
    focus: [0.5, 0.5],
    alt: "Paper fibres enlarged, most of them lying in one direction, a few dyed blue, red and ochre.",
  },
  {
    slug: "six-drums",
    draw: drawDrums,
    colour: INKS.vermilion,
    focus: [0.5, 0.45],
    alt: "Six ink drums in a row, each above the strip of colour that it prints.",
  },
  {
    slug: "overprint",
    draw: drawOverprints,
    colour: INKS.ochre,
    focus: [0.5, 0.5],
    alt: "A solid ochre disc and a disc of blue bars that darken to a third colour where they overlap.",
  },
  {
    slug: "moire",
    draw: drawTwoGrids,
    colour: INKS.blue,
    focus: [0.5, 0.5],
    alt: "A blue sheet of holes turned over a sheet of red dots, so that a larger pattern of flowers appears.",
  },
  {
    slug: "the-weight-of-paper",
    draw: drawStack,
    colour: "#8fa3ad",
    focus: [0.47, 0.55],
    alt: "A stack of papers from thick board below to thin tissue above, with a brass weight on top.",
  },
  {
    slug: "registration",
    draw: drawRegistration,
    colour: INKS.blue,
    focus: [0.5, 0.5],
    alt: "Rows of registration crosses in three inks that drift apart from left to right.",
  },
  {
    slug: "a-short-history-of-blue",
    draw: drawBlues,
    colour: INKS.blue,
    focus: [0.5, 0.5],
    alt: "Ten columns of blue, from pale and deep to bright, each with its own pattern.",
  },
  {
    slug: "trimming",
    draw: drawTrim,
    colour: INKS.ochre,
    focus: [0.5, 0.5],
    alt: "A printed landscape on an untrimmed sheet with cut marks at its corners, one strip cut off.",
  },
  {
    slug: "proof-and-patience",
    draw: drawTestStrips,
    colour: INKS.blue,
    focus: [0.5, 0.5],
    alt: "Five test strips, each from a pale tint to solid ink, with one step ticked on each.",
  },
  {
    slug: "letting-ink-dry",
    draw: drawRack,
    colour: INKS.ink,
    focus: [0.5, 0.5],
    alt: "A drying rack seen from the front, a freshly printed sheet on nearly every shelf.",
  },
  {
    slug: "what-we-throw-away",
    draw: drawWaste,
    colour: INKS.ink,
    focus: [0.5, 0.5],
    alt: "A floor covered with spoiled sheets: streaked, printed twice or crossed out.",
  },
]);

/**
 * One picture an article.
 * @returns {import("../kit/picture.js").Picture[]}
 */
export function journalPictures() {
  return ILLUSTRATIONS.map(({ slug, draw, alt, focus, colour }, index) => ({
    file: `journal-${index + 1}-${slug}.svg`,
    content: stillLife({ width: 1600, height: 1000, defs: [], children: draw() }),
    alt,
    focus: /** @type {const} */ ([focus[0] ?? 0.5, focus[1] ?? 0.5]),
    colour,
  }));
}
