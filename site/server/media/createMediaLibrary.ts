import { randomBytes } from "node:crypto";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { mediaSetting } from "../../content/mediaSettings.ts";
import { MAX_MEDIA_TEXT, type MediaChange } from "../../content/mediaWire.ts";
import type { ListPage } from "../../content/PageSource.ts";
import type { FindTaken, NewMedia, StoredMedia, TakeMedia } from "../../content/TakeMedia.ts";
import { type Actor, audit } from "../../store/auditLog.ts";
import {
  addMedia,
  changeMedia,
  findMedia,
  findMediaByHash,
  findMediaByOrigins,
  findMediaName,
  listMedia,
  type MediaQuestion,
  type MediaRow,
  type NewMediaRow,
  noteMediaOrigin,
  removeMedia,
  setMediaTrashed,
} from "../../store/media.ts";
import { listMediaUses, type MediaUse } from "../../store/mediaUses.ts";
import type { Database } from "../../store/Store.ts";
import { readSetting } from "../../store/settings.ts";
import { asUnavailable } from "./asUnavailable.ts";
import type { Media } from "./createMedia.ts";
import { dropPlaces } from "./dropPlaces.ts";
import type { Draft, MediaStorage } from "./MediaStorage.ts";
import { measurePicture } from "./measurePicture.ts";
import { MEDIA_ROOT } from "./mediaAddress.ts";
import { MEGABYTE, type ReceivedFile, receiveFile } from "./receiveFile.ts";
import { shownName } from "./shownName.ts";

/** The store of what owners bring, in addresses. */
export const UPLOADS = "uploads";

/** What is known of a file beside its bytes. */
export type MediaDetails = Omit<NewMedia, "file"> & {
  /** Who brings it, where that is somebody. */
  readonly by?: Actor | undefined;
};

type Brought = MediaDetails & {
  /** Whether it is held to what the owner allows, as files of this machine are not. */
  readonly isUpload: boolean;
};

/** The files that can say where they were taken, and that visitors get as they are. */
const MAY_NAME_PLACES: ReadonlySet<string> = new Set(["audio/mp4", "video/mp4"]);

/** The files that owners brought, and that documents show. */
export type MediaLibrary = {
  /** A file of this machine. @throws MediaRefused, MediaUnavailable */
  readonly take: TakeMedia;
  readonly findTaken: FindTaken;
  /** One that is still coming, and may be as large as the owner allows. @throws the same */
  readonly receive: (source: Readable, details: MediaDetails) => Promise<StoredMedia>;
  readonly find: (id: string) => Promise<MediaRow | undefined>;
  /** What its owner calls the file at a path among the uploads. */
  readonly findName: (path: string) => Promise<string | undefined>;
  readonly list: (question: MediaQuestion) => Promise<ListPage<MediaRow>>;
  /** Documents keep what they say of it: they have copies. @returns undefined where there is none */
  readonly change: (id: string, change: MediaChange, by: Actor) => Promise<MediaRow | undefined>;
  /** No list has it then, but pages show it until tidyMedia removes it. @returns undefined where there is none */
  readonly trash: (id: string, by: Actor) => Promise<MediaRow | undefined>;
  /** Takes it back. @returns undefined where there is none */
  readonly restore: (id: string, by: Actor) => Promise<MediaRow | undefined>;
  /** What shows it; nothing where there is no such file. */
  readonly listUses: (id: string) => Promise<readonly MediaUse[]>;
  /** Row and file; who shows it shows a gap then. @returns undefined where there was none */
  readonly remove: (id: string, by: Actor) => Promise<true | undefined>;
};

export type MediaLibraryOptions = {
  readonly db: Database;
  readonly storage: MediaStorage;
  readonly measure: Media["measure"];
  /** Called with each new picture, in the transaction that makes it known. */
  readonly onPicture: (tx: Database, src: string) => Promise<void>;
};

/**
 * The file comes to its place first and its row second: who dies in between leaves a file without a
 * row, which tidyMedia clears away, and never a row without a file.
 */
export function createMediaLibrary(options: MediaLibraryOptions): MediaLibrary {
  const { db, storage, measure, onPicture } = options;

  async function bring(source: Readable, details: Brought): Promise<StoredMedia> {
    // What breaks before the draft is there is thrown by the reading; unheard, it would end the process.
    source.on("error", () => {});
    const { largestUpload, dropsPlaces } = await readSetting(db, mediaSetting);
    const draft = await storage.begin().catch(asUnavailable);
    try {
      const { name, isUpload } = details;
      const most = isUpload ? largestUpload * MEGABYTE : undefined;
      const received = await receiveFile(source, { draft, name, most });
      if (dropsPlaces && MAY_NAME_PLACES.has(received.type)) await dropPlaces(draft.file);
      const known = await findMediaByHash(db, received.hash);
      if (!known) return await keep(draft, { received, details });
      if (!(await isThere(known))) await draft.keep(known.path);
      return await storedAs(known, details);
    } catch (error) {
      return asUnavailable(error);
    } finally {
      await draft.discard();
    }
  }

  /** Rows come without their files where a dump left them out: who brings a file again mends that. */
  async function isThere({ path }: MediaRow): Promise<boolean> {
    return (await storage.findMaster(path.split("/"))) !== undefined;
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
    // Where this fails nobody knows whether it was committed: the file stays for tidyMedia to judge.
    const added = await makeKnown(row, details);
    if (added) return stored(added, false);
    // Someone else brought the same meanwhile.
    await storage.remove(path);
    const known = await findMediaByHash(db, hash);
    if (known) return storedAs(known, details);
    throw new Error(
      "A file was brought, found to be known, and removed all at once. Bring it again.",
    );
  }

  function makeKnown(
    row: NewMediaRow,
    { origin, by }: Pick<MediaDetails, "origin" | "by">,
  ): Promise<MediaRow | undefined> {
    return db.transaction(async (tx) => {
      const added = await addMedia(tx, row);
      if (added && origin) await noteMediaOrigin(tx, origin, added.id);
      if (added?.kind === "picture") await onPicture(tx, srcOf(added.path));
      if (added && by) await note(tx, added, { by, verb: "upload" });
      return added;
    });
  }

  /** What has been here: from now on under this name, too, and in the trash no more. */
  async function storedAs(row: MediaRow, { origin }: MediaDetails): Promise<StoredMedia> {
    if (origin) await noteMediaOrigin(db, origin, row.id);
    if (row.trashedAt) await setMediaTrashed(db, { id: row.id, isTrashed: false });
    return stored(row, true);
  }

  async function findTaken(origins: Parameters<FindTaken>[0]) {
    const taken = new Map<string, StoredMedia>();
    for (const [name, row] of await findMediaByOrigins(db, origins)) {
      if (!(await isThere(row))) continue;
      if (row.trashedAt) await setMediaTrashed(db, { id: row.id, isTrashed: false });
      taken.set(name, stored(row, true));
    }
    return taken;
  }

  /** Changes a row and notes who did it, both or neither. */
  function noted(
    change: (tx: Database) => Promise<MediaRow | undefined>,
    noting: Noting,
  ): Promise<MediaRow | undefined> {
    return db.transaction(async (tx) => {
      const row = await change(tx);
      if (row) await note(tx, row, noting);
      return row;
    });
  }

  return {
    receive: (source, details) => bring(source, { ...details, isUpload: true }),
    findTaken,
    find: (id) => findMedia(db, id),
    findName: (path) => findMediaName(db, path),
    list: (question) => listMedia(db, question),
    change: (id, change, by) =>
      noted((tx) => changeMedia(tx, { id, change }), { by, verb: "change" }),
    trash: (id, by) =>
      noted((tx) => setMediaTrashed(tx, { id, isTrashed: true }), { by, verb: "trash" }),
    restore: (id, by) =>
      noted((tx) => setMediaTrashed(tx, { id, isTrashed: false }), { by, verb: "restore" }),
    async listUses(id) {
      const row = await findMedia(db, id);
      return row ? listMediaUses(db, row.path) : [];
    },
    async remove(id, by) {
      const row = await noted((tx) => removeMedia(tx, id), { by, verb: "delete" });
      if (!row) return undefined;
      await storage.remove(row.path);
      return true;
    },
    async take({ file, ...details }) {
      const { origin } = details;
      const known = origin && (await findTaken([origin])).get(origin.sourceId);
      if (known) return known;
      // Opened first: what is wrong with it is told as that, not as what is wrong with our disk.
      const source = (await open(file)).createReadStream();
      return bring(source, { ...details, isUpload: false }).finally(() => source.destroy());
    },
  };
}

type Noting = {
  readonly by: Actor;
  readonly verb: "upload" | "change" | "trash" | "restore" | "delete";
};

function note(tx: Database, { id, name }: MediaRow, { by, verb }: Noting): Promise<void> {
  return audit(tx, { by, action: `media.${verb}`, subject: { kind: "media", id, name } });
}

function shownDetails({ name, alt, title, caption, focal, by }: MediaDetails) {
  return {
    name: shownName(name),
    alt: cut(alt),
    title: cut(title),
    caption: cut(caption),
    focal,
    uploadedBy: by?.id ?? undefined,
  };
}

function cut(text: string | undefined): string | undefined {
  return text?.slice(0, MAX_MEDIA_TEXT);
}

function stored(row: MediaRow, wasKnown: boolean): StoredMedia {
  const { id, path, kind, type, size, width, height } = row;
  return { id, src: srcOf(path), kind, type, size, width, height, wasKnown };
}

/** As pages name the file at a path among the uploads. */
export function srcOf(path: string): string {
  return `${MEDIA_ROOT}${UPLOADS}/${path}`;
}
