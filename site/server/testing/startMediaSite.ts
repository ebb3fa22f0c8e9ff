import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import * as v from "valibot";
import { type MediaItem, mediaItem, uploadAnswer } from "../../content/mediaWire.ts";
import type { Database } from "../../store/Store.ts";
import { media as mediaTable, type Role, rateLimits } from "../../store/schema.ts";
import type { MediaLibrary } from "../media/createMediaLibrary.ts";
import { MediaUnavailable } from "../media/MediaUnavailable.ts";
import { openMedia } from "../media/openMedia.ts";
import { photo } from "../media/testing/fixturePictures.ts";
import { askAs, type Person, type Sent } from "./askAs.ts";
import { startVisitorSite, type VisitorSite } from "./startVisitorSite.ts";
import { type Worker, workOn } from "./workOn.ts";

export type Asked = Sent & {
  /** What follows /api/media. Default nothing. */
  readonly path?: string;
  /** Default the editor. */
  readonly as?: Partial<Person>;
};

/** A file of an upload. */
export type Part = readonly [name: string, content: Uint8Array | string];

type Fields = Readonly<Record<string, string>>;

export type MediaSite = {
  readonly site: VisitorSite;
  readonly library: MediaLibrary;
  readonly editor: Worker;
  readonly owner: Worker;
  readonly visitor: Worker;
  /** A JPEG of 60 by 40 pixels. */
  readonly picture: Buffer;
  /** Signs someone in once more. */
  readonly signIn: (name: string, role: Role) => Promise<Worker>;
  readonly ask: (asked: Asked) => Promise<Response>;
  readonly upload: (parts: readonly Part[], fields?: Fields) => Promise<Response>;
  /** Uploads files. @returns each as it is told of, or the code of its refusal */
  readonly taken: (parts: readonly Part[], fields?: Fields) => Promise<readonly unknown[]>;
  /** Uploads a file that is taken. */
  readonly one: (part?: Part) => Promise<MediaItem>;
  /** The names of all files among the uploads, drafts too. */
  readonly lying: () => readonly string[];
  /** Whether the disk is full. */
  readonly setFull: (isFull: boolean) => void;
  /** Forgets all media, and all that was counted. */
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The status of an answer, and the code of its error. */
export async function codeOf(answer: Response): Promise<readonly [number, unknown]> {
  return [answer.status, (await answer.json()).error.code];
}

/** An upload as browsers send it, with fields before its files. */
export function formOf(parts: readonly Part[], fields: Fields = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content] of parts) {
    form.append("file", new Blob([new Uint8Array(Buffer.from(content))]), name);
  }
  return form;
}

/** A site with media, an editor, an owner and a visitor. */
export async function startMediaSite(db: Database): Promise<MediaSite> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-media-site-"));
  const { media, library } = openMedia({
    root: folder,
    mediaDir: folder,
    db,
    log: pino({ level: "silent" }),
  });
  let isFull = false;
  const receive: MediaLibrary["receive"] = async (source, details) => {
    if (isFull) throw new MediaUnavailable("The disk is full.");
    return library.receive(source, details);
  };
  const site = await startVisitorSite(db, {}, { media, library: { ...library, receive } });
  const signIn: MediaSite["signIn"] = (name, role) => workOn(site, db, { name, role });
  const editor = await signIn("ada", "editor");
  const picture = await photo(60, 40).jpeg().toBuffer();

  const ask: MediaSite["ask"] = ({ path = "", as = editor, ...sent }) =>
    askAs(site, `/api/media${path}`, { ...sent, as });
  const upload: MediaSite["upload"] = (parts, fields) =>
    ask({ method: "POST", body: formOf(parts, fields) });
  const taken: MediaSite["taken"] = async (parts, fields) => {
    const { files } = v.parse(uploadAnswer, await (await upload(parts, fields)).json());
    return files.map((file) => ("media" in file ? file.media : file.error.code));
  };

  return {
    site,
    library,
    editor,
    owner: await signIn("eve", "owner"),
    visitor: await signIn("bob", "visitor"),
    picture,
    signIn,
    ask,
    upload,
    taken,
    one: async (part = ["sea.jpg", picture]) => v.parse(mediaItem, (await taken([part]))[0]),
    lying: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.parentPath.includes("uploads"))
        .map(({ name }) => name),
    setFull(full) {
      isFull = full;
    },
    async clear() {
      isFull = false;
      await db.delete(mediaTable);
      await db.delete(rateLimits);
      rmSync(join(folder, "uploads"), { recursive: true, force: true });
    },
    async close() {
      media.stop();
      await site.close();
      rmSync(folder, { recursive: true });
    },
  };
}
