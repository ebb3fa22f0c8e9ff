import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import {
  MEDIA_API,
  MEDIA_FETCH_API,
  type MediaList,
  type MediaUses,
  mediaChange,
  mediaFetch,
  mediaQuery,
  type UploadAnswer,
  type UploadResult,
} from "../../content/mediaWire.ts";
import { storable } from "../../store/storable.ts";
import type { SignedIn } from "../accounts/createAccounts.ts";
import { type EditorOptions, requireEditor } from "../accounts/requireEditor.ts";
import { asActor } from "../admin/asActor.ts";
import { pageOf } from "../admin/pageOf.ts";
import { liftBodyTime } from "../bodyTime.ts";
import type { MediaLibrary } from "../media/createMediaLibrary.ts";
import { found } from "../media/found.ts";
import { MediaUnavailable } from "../media/MediaUnavailable.ts";
import { readUpload } from "../media/readUpload.ts";
import { sentenceOf } from "../media/sentenceOf.ts";
import { toMediaItem } from "../media/toMediaItem.ts";
import { type CountAttempt, UPLOAD_LIMIT } from "../rateLimit.ts";
import { SiteError } from "../SiteError.ts";
import { takeFetched } from "./takeFetched.ts";
import { takeFile } from "./takeFile.ts";

export type MediaApiOptions = EditorOptions & {
  readonly library: MediaLibrary;
  readonly countAttempt: CountAttempt;
};

/** The most that a change may send, in bytes. */
const CHANGE_LIMIT = 128 * 1024;

type Env = { Bindings: HttpBindings };

/** The media library for those who work on the site's content; see content/mediaWire.ts for what is said. */
export function mediaApiRoutes(options: MediaApiOptions): Hono<Env> {
  const { library } = options;
  const one = `${MEDIA_API}/:id{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}`;
  return new Hono<Env>()
    .use(`${MEDIA_API}/*`, async (c, next) => {
      await next();
      c.header("cache-control", "private, no-store");
    })
    .get(MEDIA_API, async (c) => {
      await requireEditor(c, options);
      const { per: pageSize, ...asked } = valid(mediaQuery, c.req.query());
      const { items, ...page } = await library.list({ ...asked, pageSize });
      const list: MediaList = { items: items.map(toMediaItem), ...pageOf(page) };
      return c.json(list);
    })
    .post(MEDIA_API, (c) => takeUpload(c, options))
    .post(MEDIA_FETCH_API, bodyLimit({ maxSize: CHANGE_LIMIT }), async (c) => {
      const user = await whoBrings(c, options);
      const wanted = valid(mediaFetch, await readJson(c));
      const file = await takeFetched({ ...wanted, signal: c.req.raw.signal }, user, options).catch(
        refuseUnavailable,
      );
      return answerFiles(c, [file]);
    })
    .get(one, async (c) => {
      await requireEditor(c, options);
      return c.json(toMediaItem(found(await library.find(c.req.param("id")))));
    })
    .patch(one, bodyLimit({ maxSize: CHANGE_LIMIT }), async (c) => {
      const by = asActor(await requireEditor(c, options));
      const change = valid(mediaChange, await readJson(c));
      return c.json(toMediaItem(found(await library.change(c.req.param("id"), change, by))));
    })
    .get(`${one}/uses`, async (c) => {
      await requireEditor(c, options);
      const answer: MediaUses = { used_by: [...(await library.listUses(c.req.param("id")))] };
      return c.json(answer);
    })
    .post(`${one}/trash`, async (c) => {
      const by = asActor(await requireEditor(c, options));
      const id = c.req.param("id");
      await refuseUsed(c, id, library);
      return c.json(toMediaItem(found(await library.trash(id, by))));
    })
    .post(`${one}/restore`, async (c) => {
      const by = asActor(await requireEditor(c, options));
      return c.json(toMediaItem(found(await library.restore(c.req.param("id"), by))));
    })
    .delete(one, async (c) => {
      const by = asActor(await requireEditor(c, options));
      const id = c.req.param("id");
      await refuseUsed(c, id, library);
      found(await library.remove(id, by));
      return c.body(null, 204);
    })
    .all(MEDIA_API, () => refuseMethod("GET, HEAD, POST"))
    .all(MEDIA_FETCH_API, () => refuseMethod("POST"))
    .all(one, () => refuseMethod("GET, HEAD, PATCH, DELETE"))
    .all(`${one}/uses`, () => refuseMethod("GET, HEAD"))
    .all(`${one}/:change{trash|restore}`, () => refuseMethod("POST"));
}

/** What is shown somewhere goes only where that is meant. @throws SiteError 409 */
async function refuseUsed(c: Context, id: string, library: MediaLibrary): Promise<void> {
  const uses = c.req.query("force") === undefined ? await library.listUses(id) : [];
  if (uses.length === 0) return;
  throw new SiteError(409, IN_USE, { code: "in-use", details: { used_by: uses } });
}

/** @throws SiteError where they may not, or did too often */
async function whoBrings(c: Context<Env>, options: MediaApiOptions): Promise<SignedIn> {
  const user = await requireEditor(c, options);
  const wait = await options.countAttempt(UPLOAD_LIMIT, user.userId);
  if (wait !== undefined) throw tooOften(wait);
  return user;
}

async function takeUpload(c: Context<Env>, options: MediaApiOptions): Promise<Response> {
  const user = await whoBrings(c, options);
  const request = c.env.incoming;
  liftBodyTime(request);
  const files = await readUpload(request, { take: (file) => takeFile(file, user, options) }).catch(
    refuseUnavailable,
  );
  if (files.length === 0) throw new SiteError(400, NO_FILE, { code: "no-file" });
  return answerFiles(c, files);
}

function answerFiles(c: Context, files: readonly UploadResult[]): Response {
  const answer: UploadAnswer = { files: [...files] };
  if (files.every((file) => "error" in file)) return c.json(answer, 422);
  return c.json(answer, files.some((file) => "media" in file && !file.was_known) ? 201 : 200);
}

function refuseUnavailable(error: unknown): never {
  throw error instanceof MediaUnavailable ? unavailable(error) : error;
}

async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\s*(?:;|$)/i.test(c.req.header("content-type") ?? "")) {
    throw new SiteError(415, "A change is sent as application/json.", { code: "type" });
  }
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SiteError(400, "The change is no JSON.", { code: "broken", cause: error });
  }
}

function valid<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(v.pipe(storable, schema), value);
  if (result.success) return result.output;
  throw new SiteError(400, sentenceOf(result.issues), { code: "invalid" });
}

const IN_USE =
  "This file is shown where `used_by` says, and would be missing there, so it was not removed. " +
  "Take it out there first, or send ?force to remove it all the same.";
const NO_FILE = "There is no file in this upload, so nothing was kept.";

function refuseMethod(allow: string): never {
  throw new SiteError(405, `This address answers ${allow} only.`, { headers: { allow } });
}

function tooOften(seconds: number): SiteError {
  return new SiteError(429, "This account uploads too much at once. Wait a few minutes.", {
    code: "too-often",
    headers: { "retry-after": String(seconds), connection: "close" },
  });
}

function unavailable(cause: MediaUnavailable): SiteError {
  return new SiteError(503, cause.message, {
    code: "unavailable",
    cause,
    headers: { "retry-after": "30", connection: "close" },
  });
}
