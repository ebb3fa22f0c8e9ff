import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { isFresh } from "../isFresh.ts";
import type { FileQuestion, Media, MediaAnswer, MediaQuestion } from "../media/createMedia.ts";
import type { MediaLibrary } from "../media/createMediaLibrary.ts";
import { MEDIA_ROOT } from "../media/mediaAddress.ts";
import { MAX_MEDIA_WIDTH, type MediaSize, parseMediaSize } from "../media/mediaSizes.ts";
import { PictureError, type PictureFailure } from "../media/PictureError.ts";
import { refuseWriting } from "../refuseWriting.ts";
import { SiteError } from "../SiteError.ts";
import { sendFile } from "./sendFile.ts";

/** The longest address of a picture, in characters. */
export const MAX_MEDIA_ADDRESS = 1000;

/** How long browsers keep a picture whose smaller form is being made, in seconds. */
export const INTERIM_MAX_AGE = 60;

export type MediaRouteOptions = {
  readonly media: Media;
  readonly library: Pick<MediaLibrary, "findName">;
};

type Env = { Bindings: HttpBindings };

/** The size of a picture whose address names none: the largest that there is. */
const WHOLE: MediaSize = { kind: "width", width: MAX_MEDIA_WIDTH };

/**
 * Pictures, at /media/<size>/<store>/<path>; see decision 0011. At /media/<store>/<path>, a picture
 * in its largest size, and all else as it is.
 */
export function mediaRoutes({ media, library }: MediaRouteOptions): Hono<Env> {
  const address = `${MEDIA_ROOT}*`;
  return new Hono<Env>().all(address, refuseWriting).get(address, async (c) => {
    const asked = readAddress(c);
    const file = asked && !asked.size && (await media.findFile(asked));
    if (file) {
      if (file.kind !== "document") return sendFile(c, file);
      return sendFile(c, { ...file, name: await nameOf(asked.steps, library) });
    }
    const question = asked && asQuestion(asked, c.req.header("accept"));
    const answer = question && (await media.answer(question).catch(refuse));
    if (!answer) throw new SiteError(404, "There is no picture or other file at this address.");
    return send(c, answer);
  });
}

type MediaAddress = FileQuestion & { readonly size?: MediaSize };

/** From the address as it was sent: decoded by others, an encoded slash would look like a folder. */
function readAddress(c: Context<Env>): MediaAddress | undefined {
  const [path = ""] = (c.env.incoming.url ?? "").split("?");
  if (path.length > MAX_MEDIA_ADDRESS) return undefined;
  const [first = "", ...rest] = decodeSteps(path.slice(MEDIA_ROOT.length)) ?? [];
  const size = parseMediaSize(first);
  if (!size) return { store: first, steps: rest };
  const [store = "", ...steps] = rest;
  return { size, store, steps };
}

/** What is saved under it is opened by its ending, which must be the one of what it is. */
async function nameOf(
  steps: readonly string[],
  library: MediaRouteOptions["library"],
): Promise<string | undefined> {
  const name = await library.findName(steps.join("/"));
  const ending = /\.\w+$/.exec(steps.at(-1) ?? "")?.[0] ?? "";
  return name === undefined || name.toLowerCase().endsWith(ending) ? name : name + ending;
}

function asQuestion({ size = WHOLE, ...rest }: MediaAddress, accept?: string): MediaQuestion {
  return { ...rest, size, acceptsAvif: acceptsAvif(accept) };
}

function decodeSteps(path: string): string[] | undefined {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Only who names AVIF takes it: what writes "image/*" may be twenty years old. */
function acceptsAvif(header = ""): boolean {
  return /(?:^|,)\s*image\/avif\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:[;,]|$)/i.test(header);
}

function send(c: Context, { bytes, type, etag, ...answer }: MediaAnswer): Response {
  const headers = new Headers({
    etag,
    "cache-control": cacheControl(answer),
    vary: "accept",
    // Opened by itself, a picture may do nothing (the browser's own frame for it has styles), and
    // it is never taken for anything else.
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "x-content-type-options": "nosniff",
    // Feed readers and other sites' previews show them.
    "cross-origin-resource-policy": "cross-origin",
  });
  if (isFresh(c.req.header("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("content-type", type);
  headers.set("content-length", String(bytes.length));
  return new Response(new Uint8Array(bytes), { headers });
}

function cacheControl({ isInterim, isImmutable }: Omit<MediaAnswer, "bytes" | "type" | "etag">) {
  if (isInterim) return `public, max-age=${INTERIM_MAX_AGE}`;
  return isImmutable
    ? "public, max-age=31536000, immutable"
    : "public, max-age=86400, stale-while-revalidate=2592000";
}

const BUSY: Refusal = [503, "Too many pictures are being made. Ask again in a few seconds.", "5"];

type Refusal = readonly [status: 422 | 503, sentence: string, retryAfter?: string];

const REFUSALS: Readonly<Record<PictureFailure, Refusal>> = {
  unreadable: [422, "This picture cannot be shown: its file is damaged, or of an unknown kind."],
  vast: [422, "This picture cannot be shown: it has too many pixels."],
  died: [422, "This picture cannot be shown: making it takes too much time or memory."],
  missing: [503, "Drawings cannot be shown by this server at present.", "3600"],
  full: BUSY,
  stopped: BUSY,
};

function refuse(error: unknown): never {
  if (!(error instanceof PictureError)) throw error;
  const [status, sentence, retryAfter] = REFUSALS[error.failure];
  throw new SiteError(status, sentence, {
    cause: error,
    headers: retryAfter === undefined ? {} : { "retry-after": retryAfter },
  });
}
