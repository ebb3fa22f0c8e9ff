import { START_RUNS, timeStart } from "../timeStart.js";

/**
 * From `npm start` to the first page where all is built and there is no data yet.
 * @returns {Promise<import("../summarise.js").Sample[]>}
 */
export async function firstStart() {
  const values = [];
  for (let run = 0; run < START_RUNS; run += 1) values.push(await timeStart({}));
  return [{ name: "start: first, nothing stored", unit: "ms", values }];
}
