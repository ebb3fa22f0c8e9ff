import { existsSync } from "node:fs";

/** As seen from this module: in the sources, and in the build, which may put it into a chunk. */
const PLACES = ["./imageWorker.js", "../imageWorker.js"];

/** The address of the process that makes pictures. */
export function findImageWorker(): URL {
  const found = PLACES.map((place) => new URL(place, import.meta.url)).find((url) =>
    existsSync(url),
  );
  if (found) return found;
  throw new Error(
    `The process that makes pictures is missing near ${import.meta.url}, so there would be none. ` +
      "Copy server/media/imageWorker.js beside the built server.",
  );
}
