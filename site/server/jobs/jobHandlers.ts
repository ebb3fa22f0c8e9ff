import type { Store } from "../../store/Store.ts";
import type { MailSource } from "../mail/createMailSource.ts";
import { openFormFile } from "../mail/openFormFile.ts";
import type { Media } from "../media/createMedia.ts";
import type { MediaLibrary } from "../media/createMediaLibrary.ts";
import type { MediaStorage } from "../media/MediaStorage.ts";
import { imagesJob } from "./imagesJob.ts";
import { importJob } from "./importJob.ts";
import type { JobHandler, JobHandlers } from "./JobHandler.ts";

export type HandlerParts = {
  readonly mail: MailSource;
  readonly media: Media;
  /** Takes files among the site's media. */
  readonly library: MediaLibrary;
  /** Files that came with forms: mails bring them. */
  readonly formFiles: Pick<MediaStorage, "findKept">;
};

/** What a server does of what waits. */
export function jobHandlers(
  store: Store,
  { mail, media, library, formFiles }: HandlerParts,
): JobHandlers {
  const files = { openFile: openFormFile(formFiles) };
  const send: JobHandler = async (job, context) => {
    // The library for mail: a server that sends none does not carry it in memory.
    const { mailJob } = await import("./mailJob.ts");
    return mailJob(store.db, mail, files)(job, context);
  };
  return { images: imagesJob(media), imports: importJob(store, library), mail: send };
}
