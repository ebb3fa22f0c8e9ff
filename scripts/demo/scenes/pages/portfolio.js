import { bakeryIdentity } from "./bakeryIdentity.js";
import { festivalProgramme } from "./festivalProgramme.js";
import { museumWayfinding } from "./museumWayfinding.js";
import { musicSeries } from "./musicSeries.js";
import { seedPackets } from "./seedPackets.js";
import { tideAlmanac } from "./tideAlmanac.js";
import { walkingMap } from "./walkingMap.js";
import { weddingSuite } from "./weddingSuite.js";

/** What the studio was commissioned to print, by slug. @type {Readonly<Record<string, () => string>>} */
export const PORTFOLIO = {
  "festival-programme": festivalProgramme,
  "bakery-identity": bakeryIdentity,
  "tide-almanac": tideAlmanac,
  "music-series": musicSeries,
  "seed-packets": seedPackets,
  "museum-wayfinding": museumWayfinding,
  "wedding-suite": weddingSuite,
  "walking-map": walkingMap,
};
