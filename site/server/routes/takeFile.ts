import * as v from "valibot";
import { MediaRefused } from "../../content/MediaRefused.ts";
import { type MediaItem, type UploadResult, uploadFields } from "../../content/mediaWire.ts";
import type { MediaRow } from "../../store/media.ts";
import type { SignedIn } from "../accounts/createAccounts.ts";
import { asActor } from "../admin/asActor.ts";
import type { MediaLibrary } from "../media/createMediaLibrary.ts";
import { srcOf } from "../media/createMediaLibrary.ts";
import type { UploadedFile } from "../media/readUpload.ts";
import { shownName } from "../media/shownName.ts";
import { SiteError } from "../SiteError.ts";

/** Takes a file into the library. One that is refused does not stand in the way of those after it. */
export async function takeFile(
  { name: given, stream, fields }: UploadedFile,
  user: SignedIn,
  { library }: { readonly library: MediaLibrary },
): Promise<UploadResult> {
  const name = shownName(given);
  const details = v.safeParse(uploadFields, fields);
  if (!details.success) {
    return { name, error: { code: "invalid", message: sentenceOf(details.issues) } };
  }
  const { focal, ...texts } = details.output;
  try {
    const origin = { name: given, ...texts, focal: focal ?? undefined, by: asActor(user) };
    const { id, wasKnown } = await library.receive(stream, origin);
    return { name, media: toItem(found(await library.find(id))), was_known: wasKnown };
  } catch (error) {
    if (!(error instanceof MediaRefused)) throw error;
    return { name, error: { code: error.reason, message: error.message } };
  }
}

/** A file, as programs are told of it. */
export function toItem({ path, createdAt, trashedAt, ...row }: MediaRow): MediaItem {
  const { id, kind, type, size, width, height, name, alt, title, caption, focal } = row;
  const shown = {
    id,
    src: srcOf(path),
    kind,
    type,
    size,
    width,
    height,
    name,
    alt,
    title,
    caption,
  };
  const times = {
    created_at: createdAt.toISOString(),
    trashed_at: trashedAt?.toISOString() ?? null,
  };
  return { ...shown, focal, ...times };
}

/** What is wrong with what was sent, in a sentence. */
export function sentenceOf([issue]: readonly v.BaseIssue<unknown>[]): string {
  const where = issue && v.getDotPath(issue);
  return `What was sent cannot be used: ${where ? `${where}: ` : ""}${issue?.message ?? ""}`.slice(
    0,
    500,
  );
}

/** @throws SiteError 404 where there is nothing */
export function found<Value>(value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw new SiteError(404, "There is no such file among the media, or not any more.", {
    code: "missing",
  });
}
