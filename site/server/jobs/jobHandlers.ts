import type { Store } from "../../store/Store.ts";
import type { MailSettings } from "../mail/sendMail.ts";
import type { Media } from "../media/createMedia.ts";
import { imagesJob } from "./imagesJob.ts";
import { importJob } from "./importJob.ts";
import type { JobHandlers } from "./JobHandler.ts";

/** What a server does of what waits; without the settings for it, mail waits. */
export async function jobHandlers(
  store: Store,
  { mail, media }: { readonly mail: MailSettings | undefined; readonly media: Media },
): Promise<JobHandlers> {
  const handlers = { images: imagesJob(media), imports: importJob(store) };
  if (!mail) return handlers;
  // The library for mail: a server that sends none does not carry it in memory.
  const { mailJob } = await import("./mailJob.ts");
  return { ...handlers, mail: mailJob(store.db, mail) };
}
