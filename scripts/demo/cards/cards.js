import { INKS, PAPERS } from "../kit/inks.js";
import { drawBalloons } from "./drawBalloons.js";
import { drawBlocks } from "./drawBlocks.js";
import { drawBranches } from "./drawBranches.js";
import { drawConfetti } from "./drawConfetti.js";
import { drawConstellations } from "./drawConstellations.js";
import { drawHouses } from "./drawHouses.js";
import { drawKites } from "./drawKites.js";
import { drawLeaves } from "./drawLeaves.js";
import { drawLetteringLines } from "./drawLetteringLines.js";
import { drawMorse } from "./drawMorse.js";
import { drawPebbles } from "./drawPebbles.js";
import { drawSails } from "./drawSails.js";
import { drawSunburst } from "./drawSunburst.js";
import { drawTruchetFloor } from "./drawTruchetFloor.js";

/** @typedef {import("../kit/stationery.js").Stationery} Stationery */

const { ink, blue, vermilion, red, green, ochre, violet } = INKS;
const UPRIGHT = { width: 900, height: 1260 };
const LYING = { width: 1260, height: 900 };

/** Folded cards that come with an envelope, and postcards: what is printed on each, with which inks. */
export const CARDS = /** @satisfies {readonly Stationery[]} */ ([
  {
    slug: "confetti",
    near: [0.2, 0.24],
    kind: "greeting",
    ...UPRIGHT,
    draw: drawConfetti,
    inks: [vermilion, blue, ochre],
    paper: PAPERS.white,
    shows: "confetti of circles, arcs and bars falling from a packed top edge",
  },
  {
    slug: "good-day",
    near: [0.62, 0.56],
    kind: "greeting",
    ...UPRIGHT,
    draw: drawSunburst,
    inks: [ochre, vermilion],
    paper: PAPERS.cream,
    shows: "a vermilion sun with ochre rays rising over stripes of water",
  },
  {
    slug: "paper-garden",
    near: [0.66, 0.2],
    kind: "greeting",
    ...UPRIGHT,
    draw: drawLeaves,
    inks: [green, red],
    paper: PAPERS.rose,
    shows: "five cut-paper plants in green with red flowers",
  },
  {
    slug: "thank-you",
    near: [0.5, 0.5],
    kind: "greeting",
    ...UPRIGHT,
    draw: drawLetteringLines,
    inks: [blue],
    paper: PAPERS.white,
    shows: "the words thank you in blue, their outline echoing to the edges",
  },
  {
    slug: "little-houses",
    near: [0.5, 0.5],
    kind: "greeting",
    ...UPRIGHT,
    draw: drawHouses,
    inks: [vermilion, ochre, ink],
    paper: PAPERS.sky,
    shows: "a small village of gabled houses on a square hill, seen from above",
  },
  {
    slug: "balloons",
    kind: "greeting",
    ...UPRIGHT,
    draw: drawBalloons,
    inks: [red, blue, ochre],
    paper: PAPERS.white,
    shows: "a round crowd of balloons whose strings meet in one knot",
  },
  {
    slug: "winter-branches",
    near: [0.42, 0.44],
    kind: "greeting",
    ...UPRIGHT,
    draw: drawBranches,
    inks: [ink, red],
    paper: PAPERS.grey,
    shows: "bare dark branches with red berries across a low red sun",
  },
  {
    slug: "tall-ships",
    near: [0.52, 0.66],
    kind: "postcard",
    ...UPRIGHT,
    draw: drawSails,
    inks: [blue, red],
    paper: PAPERS.cream,
    shows: "three sailing ships in blue and red over scalloped waves",
  },
  {
    slug: "kite-day",
    near: [0.36, 0.28],
    kind: "postcard",
    ...UPRIGHT,
    draw: drawKites,
    inks: [vermilion, blue],
    paper: PAPERS.white,
    shows: "five kites in vermilion and blue with ribboned tails among lined clouds",
  },
  {
    slug: "tile-floor",
    near: [0.82, 0.84],
    kind: "postcard",
    ...UPRIGHT,
    draw: drawTruchetFloor,
    inks: [blue],
    paper: PAPERS.white,
    shows: "a blue floor of curved tiles in a chequered border",
  },
  {
    slug: "city-blocks",
    kind: "postcard",
    ...UPRIGHT,
    draw: drawBlocks,
    inks: [ink, vermilion],
    paper: PAPERS.cream,
    shows: "a city of ruled towers from above with a few vermilion roofs",
  },
  {
    slug: "pebbles",
    near: [0.86, 0.2],
    kind: "postcard",
    ...LYING,
    draw: drawPebbles,
    inks: [ink, ochre],
    paper: PAPERS.grey,
    shows: "rounded pebbles, solid, banded and outlined, in black and ochre",
  },
  {
    slug: "telegraph",
    near: [0.16, 0.36],
    kind: "postcard",
    ...LYING,
    draw: drawMorse,
    inks: [red, ink],
    paper: PAPERS.cream,
    shows: "red dots and dashes of Morse code sitting on telegraph wires",
  },
  {
    slug: "constellations",
    near: [0.4, 0.42],
    kind: "postcard",
    ...LYING,
    draw: drawConstellations,
    inks: [violet, ochre],
    paper: PAPERS.white,
    shows: "two round charts of ochre constellations on a violet night",
  },
]);
