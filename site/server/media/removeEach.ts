import type { MediaStorage } from "./MediaStorage.ts";

/**
 * Removes files; one that cannot be removed keeps no other.
 * @returns why some are still there, by their paths
 */
export async function removeEach(
  storage: Pick<MediaStorage, "remove">,
  paths: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const failures = new Map<string, unknown>();
  for (const path of paths) {
    await storage.remove(path).catch((error: unknown) => failures.set(path, error));
  }
  return failures;
}
