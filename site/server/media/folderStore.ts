import { findInFolder } from "./findInFolder.ts";
import type { MediaStore } from "./MediaStore.ts";

export type FolderOptions = Pick<MediaStore, "isImmutable" | "showsMasters">;

/** Masters from a folder and those within it, as findInFolder finds them. */
export function folderStore(folder: string, options: FolderOptions): MediaStore {
  return {
    ...options,
    // A name too long, a loop of links, a folder that is not there yet: there is nothing to show.
    findMaster: (steps) => findInFolder(folder, steps).catch(() => undefined),
  };
}
