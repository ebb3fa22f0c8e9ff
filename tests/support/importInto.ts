import { type Ran, runStart } from "./runStart.ts";

/** Runs `npm run import -- FILE` for the site with this data folder; a running one carries it out. */
export function importInto(dataDir: string, file: string): Promise<Ran> {
  return runStart(["import", file], { DATA_DIR: dataDir });
}
