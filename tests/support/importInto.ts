import { type Ran, runStart } from "./runStart.ts";

/**
 * Runs `npm run import -- FILE` for the site with this data folder; a running one carries it out.
 * @param more - further words of the command
 */
export function importInto(
  dataDir: string,
  file: string,
  more: readonly string[] = [],
): Promise<Ran> {
  return runStart(["import", file, ...more], { DATA_DIR: dataDir });
}
