import { enqueueAll } from "../../store/jobs/enqueue.ts";
import type { JobData } from "../../store/jobs/queues.ts";
import type { Database } from "../../store/Store.ts";
import { readMailAddress } from "./readMailAddress.ts";

/** A mail for the outbox. */
export type QueuedMail = Omit<JobData["mail"], "handedOver">;

/**
 * Puts many mails into the outbox by one statement, as enqueueMail puts one.
 * @returns their ids, in the same order
 * @throws RangeError where one of them cannot go to its address; then none is there
 */
export async function enqueueMails(
  db: Database,
  mails: readonly QueuedMail[],
): Promise<readonly string[]> {
  return enqueueAll(
    db,
    "mail",
    mails.map((mail) => ({ ...mail, to: addressOf(mail) })),
  );
}

function addressOf({ to }: QueuedMail): string {
  const address = readMailAddress(to);
  if (address !== undefined) return address;
  throw new RangeError(`"${to.slice(0, 100)}" is no address that mail can be sent to.`);
}
