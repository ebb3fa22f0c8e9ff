import type { DemoProject } from "../types.ts";
import { bakeryIdentity } from "./bakeryIdentity.ts";
import { festivalProgramme } from "./festivalProgramme.ts";
import { museumWayfinding } from "./museumWayfinding.ts";
import { musicSeries } from "./musicSeries.ts";
import { seedPackets } from "./seedPackets.ts";
import { tideAlmanac } from "./tideAlmanac.ts";
import { walkingMap } from "./walkingMap.ts";
import { weddingSuite } from "./weddingSuite.ts";

/** Work for others. */
export const projects: readonly DemoProject[] = [
  festivalProgramme,
  bakeryIdentity,
  tideAlmanac,
  musicSeries,
  seedPackets,
  museumWayfinding,
  weddingSuite,
  walkingMap,
];
