export { createEntrance } from "./createEntrance.ts";
export { Entrance, type EntranceProps } from "./Entrance.tsx";
export { ENTRANCE_INSIDE, MAX_ENTRANCE_DELAY } from "./entranceLimits.ts";
