import { existsSync } from "node:fs";

/**
 * Where the worker lies as seen from this module: beside it in the sources, which development
 * and tests run; beside it in the build, or one folder above when the build put it into a chunk.
 */
const PLACES = ["./worker.js", "../worker.js"];

/** The address of the embedded database's worker. */
export function findWorker(): URL {
  const found = PLACES.map((place) => new URL(place, import.meta.url)).find((url) =>
    existsSync(url),
  );
  if (found) return found;
  throw new Error(
    `The embedded database's worker is missing near ${import.meta.url}, so it cannot be opened. ` +
      "Copy store/embedded/worker.js beside the built server.",
  );
}
