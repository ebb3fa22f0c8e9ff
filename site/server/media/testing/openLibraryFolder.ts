import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { mediaSetting } from "../../../content/mediaSettings.ts";
import type { StoredMedia } from "../../../content/TakeMedia.ts";
import type { Database } from "../../../store/Store.ts";
import { media as mediaTable } from "../../../store/schema.ts";
import { createMedia } from "../createMedia.ts";
import {
  createMediaLibrary,
  type MediaLibrary,
  type MediaLibraryOptions,
} from "../createMediaLibrary.ts";
import { diskStorage } from "../diskStorage.ts";
import { findImageWorker } from "../findImageWorker.ts";
import type { MediaStorage } from "../MediaStorage.ts";

export type LibraryFolder = {
  readonly folder: string;
  /** Within it. */
  readonly uploads: string;
  readonly storage: MediaStorage;
  /** A file of this machine with this in it. */
  readonly fileOf: (content: Uint8Array | string) => string;
  /** What lies among the uploads. */
  readonly lying: () => readonly string[];
  readonly library: (db: Database, options?: Partial<MediaLibraryOptions>) => MediaLibrary;
  readonly take: (
    db: Database,
    content: Uint8Array | string,
    name?: string,
  ) => Promise<StoredMedia>;
  /** The new pictures that were told of, by their addresses. */
  readonly told: string[];
  /** Forgets all media. */
  readonly clear: (db: Database) => Promise<void>;
  readonly close: () => void;
};

/** A folder for a library, and the process that looks at its pictures. */
export function openLibraryFolder(): LibraryFolder {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-library-"));
  const uploads = join(folder, "uploads");
  const storage = diskStorage(uploads);
  const media = createMedia({
    stores: {},
    cacheFolder: join(folder, "cache"),
    cacheBytes: 1,
    deathRefusalMs: 60_000,
    process: { worker: findImageWorker(), timeLimitMs: 20_000, idleMs: 10_000 },
    queue: { maxWaiting: 50, maxLater: 0, quietMs: 0 },
    settings: async () => mediaSetting.fallback,
    log: pino({ level: "silent" }),
  });
  const told: string[] = [];
  const onPicture: MediaLibraryOptions["onPicture"] = async (_tx, src) => {
    told.push(src);
  };
  const library: LibraryFolder["library"] = (db, options = {}) =>
    createMediaLibrary({ db, storage, measure: media.measure, onPicture, ...options });
  let given = 0;

  function fileOf(content: Uint8Array | string): string {
    given += 1;
    const file = join(folder, `given-${given}`);
    writeFileSync(file, content);
    return file;
  }

  return {
    folder,
    uploads,
    storage,
    fileOf,
    lying() {
      if (!existsSync(uploads)) return [];
      return readdirSync(uploads, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(uploads.length + 1));
    },
    library,
    take: (db, content, name = "a") => library(db).take({ file: fileOf(content), name }),
    told,
    async clear(db) {
      await db.delete(mediaTable);
      rmSync(uploads, { recursive: true, force: true });
      told.length = 0;
    },
    close() {
      media.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
