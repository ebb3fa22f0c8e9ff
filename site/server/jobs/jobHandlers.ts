import type { Store } from "../../store/Store.ts";
import type { MailSource } from "../mail/createMailSource.ts";
import type { Media } from "../media/createMedia.ts";
import type { MediaLibrary } from "../media/createMediaLibrary.ts";
import { imagesJob } from "./imagesJob.ts";
import { importJob } from "./importJob.ts";
import type { JobHandler, JobHandlers } from "./JobHandler.ts";

export type HandlerParts = {
  readonly mail: MailSource;
  readonly media: Media;
  /** Takes files among the site's media. */
  readonly library: MediaLibrary;
};

/** What a server does of what waits. */
export function jobHandlers(store: Store, { mail, media, library }: HandlerParts): JobHandlers {
  const send: JobHandler = async (job, context) => {
    // The library for mail: a server that sends none does not carry it in memory.
    const { mailJob } = await import("./mailJob.ts");
    return mailJob(store.db, mail)(job, context);
  };
  return { images: imagesJob(media), imports: importJob(store, library), mail: send };
}
