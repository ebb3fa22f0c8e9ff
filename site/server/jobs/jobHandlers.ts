import type { Store } from "../../store/Store.ts";
import type { MailSettings } from "../mail/sendMail.ts";
import { importJob } from "./importJob.ts";
import type { JobHandlers } from "./JobHandler.ts";

/** What a server does of what waits; without the settings for it, mail waits. */
export async function jobHandlers(
  store: Store,
  mail: MailSettings | undefined,
): Promise<JobHandlers> {
  const imports = importJob(store);
  if (!mail) return { imports };
  // The library for mail: a server that sends none does not carry it in memory.
  const { mailJob } = await import("./mailJob.ts");
  return { imports, mail: mailJob(store.db, mail) };
}
