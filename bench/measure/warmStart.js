import { START_RUNS, timeStart } from "../timeStart.js";
import { withFolder } from "../withFolder.js";

/**
 * From `npm start` to the first page where all is built and the site has its data.
 * @returns {Promise<import("../summarise.js").Sample[]>}
 */
export function warmStart() {
  return withFolder(async (dataDir) => {
    // Not counted: it makes the data.
    await timeStart({ dataDir });
    const values = [];
    for (let run = 0; run < START_RUNS; run += 1) values.push(await timeStart({ dataDir }));
    return [{ name: "start: warm", unit: "ms", values }];
  });
}
