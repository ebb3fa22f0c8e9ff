import type { Database } from "../../store/Store.ts";
import { enqueueMails, type QueuedMail } from "./enqueueMails.ts";

/**
 * Puts a mail into the outbox: it goes out once there is a mail server. On a transaction it goes out
 * only if that is committed.
 * @returns its id
 * @throws RangeError where mail cannot go to that address
 */
export async function enqueueMail(db: Database, mail: QueuedMail): Promise<string> {
  const [id = ""] = await enqueueMails(db, [mail]);
  return id;
}
