import { randomBytes } from "node:crypto";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { NewMedia, StoredMedia, TakeMedia } from "../../content/TakeMedia.ts";
import {
  addMedia,
  findMediaByHash,
  findMediaByOrigin,
  MAX_MEDIA_TEXT,
  type MediaRow,
} from "../../store/media.ts";
import type { Database } from "../../store/Store.ts";
import { asUnavailable } from "./asUnavailable.ts";
import type { Media } from "./createMedia.ts";
import type { Draft, MediaStorage } from "./MediaStorage.ts";
import { measurePicture } from "./measurePicture.ts";
import { MEDIA_ROOT } from "./mediaAddress.ts";
import { type ReceivedFile, receiveFile } from "./receiveFile.ts";
import { shownName } from "./shownName.ts";

/** The store of what owners bring, in addresses. */
export const UPLOADS = "uploads";

/** What is known of a file beside its bytes. */
export type MediaDetails = Omit<NewMedia, "file"> & {
  /** The account of who brings it. */
  readonly uploadedBy?: string | undefined;
};

/** The files that owners brought, and that documents show. */
export type MediaLibrary = {
  /** A file of this machine. @throws MediaRefused, MediaUnavailable */
  readonly take: TakeMedia;
  /** One that is still coming. @throws the same */
  readonly receive: (source: Readable, details: MediaDetails) => Promise<StoredMedia>;
};

export type MediaLibraryOptions = {
  readonly db: Database;
  readonly storage: MediaStorage;
  readonly measure: Media["measure"];
};

/**
 * The file comes to its place first and its row second: who dies in between leaves a file without a
 * row, which tidyMedia clears away, and never a row without a file.
 */
export function createMediaLibrary({ db, storage, measure }: MediaLibraryOptions): MediaLibrary {
  async function receive(source: Readable, details: MediaDetails): Promise<StoredMedia> {
    // What breaks before the draft is there is thrown by the reading; unheard, it would end the process.
    source.on("error", () => {});
    const draft = await storage.begin().catch(asUnavailable);
    try {
      const received = await receiveFile(source, { draft, name: details.name });
      const known = await findMediaByHash(db, received.hash);
      return known ? stored(known, true) : await keep(draft, { received, details });
    } catch (error) {
      return asUnavailable(error);
    } finally {
      await draft.discard();
    }
  }

  async function keep(
    draft: Draft,
    { received, details }: { received: ReceivedFile; details: MediaDetails },
  ): Promise<StoredMedia> {
    const { hash, size, kind, type, extension } = received;
    const sides =
      kind === "picture"
        ? await measurePicture(measure, { file: draft.file, type })
        : { width: null, height: null };
    const path = `${new Date().getUTCFullYear()}/${randomBytes(16).toString("hex")}.${extension}`;
    await draft.keep(path);
    const row = { hash, size, kind, type, path, ...sides, ...shownDetails(details) };
    const added = await addMedia(db, row).catch(async (error: unknown) => {
      await storage.remove(path);
      throw error;
    });
    if (added) return stored(added, false);
    // Someone else brought the same meanwhile.
    await storage.remove(path);
    const known = (await findMediaByHash(db, hash)) ?? (await findByOrigin(details));
    if (known) return stored(known, true);
    throw new Error(
      "A file was brought, found to be known, and removed all at once. Bring it again.",
    );
  }

  const findByOrigin = async ({ origin }: Pick<NewMedia, "origin">) =>
    origin && findMediaByOrigin(db, origin);

  return {
    receive,
    async take({ file, ...details }) {
      const known = await findByOrigin(details);
      if (known) return stored(known, true);
      // Opened first: what is wrong with it is told as that, not as what is wrong with our disk.
      const source = (await open(file)).createReadStream();
      return receive(source, details).finally(() => source.destroy());
    },
  };
}

function shownDetails({ name, alt, title, caption, focal, origin, uploadedBy }: MediaDetails) {
  return {
    name: shownName(name),
    alt: cut(alt),
    title: cut(title),
    caption: cut(caption),
    focal,
    source: origin?.source,
    sourceId: origin?.sourceId,
    uploadedBy,
  };
}

function cut(text: string | undefined): string | undefined {
  return text?.slice(0, MAX_MEDIA_TEXT);
}

function stored(row: MediaRow, wasKnown: boolean): StoredMedia {
  const { id, path, kind, type, size, width, height } = row;
  return { id, src: `${MEDIA_ROOT}${UPLOADS}/${path}`, kind, type, size, width, height, wasKnown };
}
