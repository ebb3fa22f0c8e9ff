import { stat } from "node:fs/promises";
import { dirname } from "node:path";

/** The folder itself, or the nearest above it that is there. */
export async function nearestFolder(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return isThere || folder === dirname(folder) ? folder : nearestFolder(dirname(folder));
}
