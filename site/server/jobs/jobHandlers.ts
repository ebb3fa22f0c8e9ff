import type { Store } from "../../store/Store.ts";
import type { MailSettings } from "../mail/sendMail.ts";
import type { Media } from "../media/createMedia.ts";
import type { MediaLibrary } from "../media/createMediaLibrary.ts";
import { imagesJob } from "./imagesJob.ts";
import { importJob } from "./importJob.ts";
import type { JobHandlers } from "./JobHandler.ts";

export type HandlerParts = {
  readonly mail: MailSettings | undefined;
  readonly media: Media;
  /** Takes files among the site's media. */
  readonly library: MediaLibrary;
};

/** What a server does of what waits; without the settings for it, mail waits. */
export async function jobHandlers(
  store: Store,
  { mail, media, library }: HandlerParts,
): Promise<JobHandlers> {
  const handlers = { images: imagesJob(media), imports: importJob(store, library) };
  if (!mail) return handlers;
  // The library for mail: a server that sends none does not carry it in memory.
  const { mailJob } = await import("./mailJob.ts");
  return { ...handlers, mail: mailJob(store.db, mail) };
}
