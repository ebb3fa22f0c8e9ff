import { enqueue } from "../../store/jobs/enqueue.ts";
import type { Database } from "../../store/Store.ts";
import { readEmail } from "../readEmail.ts";
import type { Mail } from "./sendMail.ts";

/**
 * Puts a mail into the outbox: it goes out once there is a mail server. On a transaction it goes out
 * only if that is committed.
 * @returns its id
 * @throws RangeError where mail cannot go to that address
 */
export async function enqueueMail(db: Database, mail: Omit<Mail, "id">): Promise<string> {
  const { email, problem } = readEmail(mail.to);
  // One line would be made of several, and the address be another than was meant.
  if (problem || /[\r\n]/.test(mail.to)) {
    throw new RangeError(`"${mail.to.slice(0, 100)}" is no address that mail can be sent to.`);
  }
  return enqueue(db, "mail", { ...mail, to: email });
}
