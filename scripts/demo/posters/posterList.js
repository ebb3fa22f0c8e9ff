import { branching } from "./branching.js";
import { flowField } from "./flowField.js";
import { ampersand, longS } from "./glyphStudies.js";
import { halftoneBeam } from "./halftoneBeam.js";
import { halftoneEclipse } from "./halftoneEclipse.js";
import { halftoneGears } from "./halftoneGears.js";
import { halftoneHills } from "./halftoneHills.js";
import { halftoneMoon } from "./halftoneMoon.js";
import { halftonePear } from "./halftonePear.js";
import { halftoneSnow } from "./halftoneSnow.js";
import { halftoneWaves } from "./halftoneWaves.js";
import { harmonograph } from "./harmonograph.js";
import { hatchedSpheres } from "./hatchedSpheres.js";
import { islandChart } from "./islandChart.js";
import { moireCircles } from "./moireCircles.js";
import { moireLines } from "./moireLines.js";
import { murmuration } from "./murmuration.js";
import { nightChart } from "./nightChart.js";
import { numerals } from "./numerals.js";
import { overprintLetters } from "./overprintLetters.js";
import { pastureMap } from "./pastureMap.js";
import { phyllotaxis } from "./phyllotaxis.js";
import { punctuation } from "./punctuation.js";
import { ridgelines } from "./ridgelines.js";
import { riverBands } from "./riverBands.js";
import { specimen } from "./specimen.js";
import { strata } from "./strata.js";
import { streetPlan } from "./streetPlan.js";
import { typeGrid } from "./typeGrid.js";
import { typeWaves } from "./typeWaves.js";
import { waveChart } from "./waveChart.js";

/** Every poster of the shop by its slug, in the catalogue's order. @type {Readonly<Record<string, () => import("./art.js").Art>>} */
export const POSTERS = {
  "north-wind": flowField,
  "slow-river": riverBands,
  murmuration,
  "interference-one": moireCircles,
  "interference-two": moireLines,
  harmonograph,
  "sunflower-count": phyllotaxis,
  "quiet-spheres": hatchedSpheres,
  "ridge-lines": ridgelines,
  "seven-islands": islandChart,
  "high-pasture": pastureMap,
  "night-crossing": nightChart,
  "old-town": streetPlan,
  delta: branching,
  strata,
  "tide-table": waveChart,
  ampersand,
  "alphabet-grid": typeGrid,
  "long-s": longS,
  numerals,
  punctuation,
  "quiet-letters": typeWaves,
  overprint: overprintLetters,
  "specimen-sheet": specimen,
  "harvest-moon": halftoneMoon,
  "two-hills": halftoneHills,
  lighthouse: halftoneBeam,
  pear: halftonePear,
  swimmer: halftoneWaves,
  eclipse: halftoneEclipse,
  "first-snow": halftoneSnow,
  engine: halftoneGears,
};
