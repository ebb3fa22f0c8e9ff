import { join } from "node:path";
import { type DumpedFile, FILE_FOLDERS, type FileFolder, type FilePlaces } from "./fileFolders.ts";
import { knownTrouble } from "./knownTrouble.ts";
import {
  makeUnpackFolder,
  moveUploads,
  type UnpackFolder,
  writeUpload,
} from "./unpackedUploads.ts";

/** The files of a dump on their way to their places. */
export type Unpacking = {
  /** Reads all of it; what has no place is passed over. */
  readonly write: (file: DumpedFile, content: AsyncIterable<Buffer>) => Promise<void>;
  /** Puts what was written into its places. @returns how many files */
  readonly move: () => Promise<number>;
  /** Takes away what was written and not moved. */
  readonly remove: () => Promise<void>;
};

type Unpacked = UnpackFolder & {
  /** Where its files belong. */
  readonly place: string;
};

/** Makes room for a dump's files beside their places. @throws DumpError which folder cannot be used */
export async function openUnpacking(places: FilePlaces): Promise<Unpacking> {
  const unpacked = new Map<FileFolder, Unpacked>();
  const remove = async () => {
    for (const { remove: removeOne } of unpacked.values()) await removeOne();
  };
  for (const name of FILE_FOLDERS) {
    const place = places[name];
    if (place === undefined) continue;
    try {
      unpacked.set(name, { ...(await makeUnpackFolder(place)), place });
    } catch (error) {
      await remove();
      throw ofFolder(place, error);
    }
  }
  return {
    async write({ folder, path }, content) {
      const to = unpacked.get(folder);
      if (!to) return passOver(content);
      await writeUpload(join(to.folder, path), content).catch((error: unknown) => {
        throw ofFolder(to.place, error);
      });
    },
    async move() {
      let count = 0;
      for (const { folder, place } of unpacked.values()) {
        count += await moveUploads(folder, place).catch((error: unknown) => {
          throw ofFolder(place, error);
        });
      }
      return count;
    },
    remove,
  };
}

function ofFolder(place: string, error: unknown): unknown {
  return knownTrouble(error, `The folder ${place}`);
}

async function passOver(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _piece of content);
}
