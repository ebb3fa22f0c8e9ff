import { INKS, PAPERS } from "../kit/inks.js";
import { drawCubes } from "./drawCubes.js";
import { drawDotMatrix } from "./drawDotMatrix.js";
import { drawFern } from "./drawFern.js";
import { drawGuilloche } from "./drawGuilloche.js";
import { drawKnots } from "./drawKnots.js";
import { drawLedger } from "./drawLedger.js";
import { drawMaze } from "./drawMaze.js";
import { drawPenrose } from "./drawPenrose.js";
import { drawPinwheel } from "./drawPinwheel.js";
import { drawRain } from "./drawRain.js";
import { drawShards } from "./drawShards.js";
import { drawStitch } from "./drawStitch.js";
import { drawTerraces } from "./drawTerraces.js";
import { drawWeave } from "./drawWeave.js";

/** @typedef {import("../kit/stationery.js").Stationery} Stationery */

const { ink, blue, vermilion, red, green, ochre, violet } = INKS;
const POCKET = { width: 880, height: 1260 };
const DESK = { width: 960, height: 1260 };

/** Notebooks for the pocket and the desk: what is printed on each cover, with which inks. */
export const NOTEBOOKS = /** @satisfies {readonly Stationery[]} */ ([
  {
    slug: "maze",
    kind: "pocket",
    ...POCKET,
    draw: drawMaze,
    inks: [ink],
    paper: PAPERS.kraft,
    shows: "a black maze round a place for a name",
  },
  {
    slug: "stitch",
    kind: "pocket",
    ...POCKET,
    draw: drawStitch,
    inks: [blue],
    paper: PAPERS.white,
    shows: "white running stitches on blue that close into stepped shapes",
  },
  {
    slug: "woven",
    near: [0.83, 0.15],
    kind: "pocket",
    ...POCKET,
    draw: drawWeave,
    inks: [vermilion],
    paper: PAPERS.cream,
    shows: "vermilion ribbons woven over and under",
  },
  {
    slug: "shards",
    near: [0.62, 0.46],
    kind: "pocket",
    ...POCKET,
    draw: drawShards,
    inks: [green, ochre],
    paper: PAPERS.white,
    shows: "green shards, small in the middle, over an ochre disc",
  },
  {
    slug: "rain",
    near: [0.36, 0.5],
    kind: "pocket",
    ...POCKET,
    draw: drawRain,
    inks: [blue],
    paper: PAPERS.sky,
    shows: "slanting blue rain around one umbrella",
  },
  {
    slug: "pinwheel",
    near: [0.5, 0.5],
    kind: "pocket",
    ...POCKET,
    draw: drawPinwheel,
    inks: [red, ink],
    paper: PAPERS.rose,
    shows: "red and black triangles of the pinwheel tiling",
  },
  {
    slug: "fern",
    near: [0.55, 0.26],
    kind: "pocket",
    ...POCKET,
    draw: drawFern,
    inks: [green],
    paper: PAPERS.cream,
    shows: "green fern fronds growing from the lower edge",
  },
  {
    slug: "cube-field",
    near: [0.17, 0.4],
    kind: "desk",
    ...DESK,
    draw: drawCubes,
    inks: [ink, blue, ochre],
    paper: PAPERS.white,
    shows: "a field of cubes in black, blue and ochre, some turned hollow",
  },
  {
    slug: "guilloche",
    near: [0.66, 0.36],
    kind: "desk",
    ...DESK,
    draw: drawGuilloche,
    inks: [violet],
    paper: PAPERS.rose,
    shows: "a fine violet rosette between waved borders, as on a banknote",
  },
  {
    slug: "terrace",
    near: [0.7, 0.26],
    kind: "desk",
    ...DESK,
    draw: drawTerraces,
    inks: [green, ochre],
    paper: PAPERS.cream,
    shows: "terraced fields in green and ochre below a low sun",
  },
  {
    slug: "knot-garden",
    near: [0.2, 0.82],
    kind: "desk",
    ...DESK,
    draw: drawKnots,
    inks: [ink, green],
    paper: PAPERS.grey,
    shows: "a green ribbon knotted over and under in a garden square",
  },
  {
    slug: "penrose",
    near: [0.83, 0.84],
    kind: "desk",
    ...DESK,
    draw: drawPenrose,
    inks: [vermilion, ink],
    paper: PAPERS.cream,
    shows: "rings of vermilion and black Penrose rhombs",
  },
  {
    slug: "ledger",
    kind: "desk",
    ...DESK,
    draw: drawLedger,
    inks: [red, blue],
    paper: PAPERS.white,
    shows: "blue ledger lines that thicken into a disc, crossed by red columns",
  },
  {
    slug: "dot-matrix",
    near: [0.55, 0.5],
    kind: "desk",
    ...DESK,
    draw: drawDotMatrix,
    inks: [ink, vermilion],
    paper: PAPERS.grey,
    shows: "a board of dots that spells ink, dot, pen",
  },
]);
