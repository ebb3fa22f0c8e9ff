import { noteHandOver, noteRefusal } from "../../store/jobs/handOver.ts";
import type { Database } from "../../store/Store.ts";
import type { MailSource } from "../mail/createMailSource.ts";
import { isRefusedForGood } from "../mail/judgeMailError.ts";
import { type SendOptions, sendMail } from "../mail/sendMail.ts";
import { FinalFailure, type JobHandler } from "./JobHandler.ts";
import { readJobData } from "./readJobData.ts";

/**
 * Sends a mail, never twice: once the server may have it, only the server's word makes us send it
 * again. Without that word nobody knows, and the owner decides.
 */
export function mailJob(
  db: Database,
  source: Pick<MailSource, "read">,
  { openFile }: Pick<SendOptions, "openFile"> = {},
): JobHandler {
  return async (job, { signal }) => {
    const { handedOver, submission: _, ...mail } = readJobData("mail", job);
    if (handedOver !== undefined) throw new FinalFailure(UNCERTAIN);
    const settings = await source.read(db);
    if (!settings) throw new Error("No mail server is set any more.");
    let mayBeTaken = false;
    const beforeEnd = async () => {
      if (!(await noteHandOver(db, job)))
        throw new Error("Another server is at work on this mail.");
      mayBeTaken = true;
    };
    const withoutEnd = async () => {
      mayBeTaken = false;
      await noteRefusal(db, job);
    };
    try {
      const options = { beforeEnd, withoutEnd, signal, ...(openFile && { openFile }) };
      const response = await sendMail(settings, { id: job.id, ...mail }, options);
      return { response };
    } catch (error) {
      if (!mayBeTaken) throw asFailure(error);
      if (!saysNo(error)) throw new FinalFailure(UNCERTAIN);
      await noteRefusal(db, job);
      throw asFailure(error);
    }
  };
}

const UNCERTAIN =
  "Nobody knows whether it arrived: the mail server had all of it, and its answer was lost. Ask whom it was for; then drop it, or retry it to send it again.";

/**
 * Whether the mail server said that it did not take the mail. What is neither yes nor no (RFC 5321, 4.2.1) leaves it
 * open, as silence does.
 */
function saysNo(error: unknown): boolean {
  const { responseCode } = error as { readonly responseCode?: number | false };
  return typeof responseCode === "number" && responseCode >= 400;
}

/** A server that says no to this mail for good will do so again; all else may be otherwise later. */
function asFailure(error: unknown): unknown {
  return isRefusedForGood(error) ? new FinalFailure((error as Error).message) : error;
}
