import * as v from "valibot";
import { MediaRefused } from "../../content/MediaRefused.ts";
import { type UploadResult, uploadFields } from "../../content/mediaWire.ts";
import type { SignedIn } from "../accounts/createAccounts.ts";
import { asActor } from "../admin/asActor.ts";
import type { MediaLibrary } from "../media/createMediaLibrary.ts";
import { found } from "../media/found.ts";
import type { UploadedFile } from "../media/readUpload.ts";
import { sentenceOf } from "../media/sentenceOf.ts";
import { shownName } from "../media/shownName.ts";
import { toMediaItem } from "../media/toMediaItem.ts";

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
    return { name, media: toMediaItem(found(await library.find(id))), was_known: wasKnown };
  } catch (error) {
    if (!(error instanceof MediaRefused)) throw error;
    return { name, error: { code: error.reason, message: error.message } };
  }
}
