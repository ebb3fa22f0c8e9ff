import { noteHandOver, noteRefusal } from "../../store/jobs/handOver.ts";
import type { Database } from "../../store/Store.ts";
import type { MailSource } from "../mail/createMailSource.ts";
import { sendMail } from "../mail/sendMail.ts";
import { FinalFailure, type JobHandler } from "./JobHandler.ts";
import { readJobData } from "./readJobData.ts";

/**
 * Sends a mail, never twice: once the server may have it, only the server's word makes us send it
 * again. Without that word nobody knows, and the owner decides.
 */
export function mailJob(db: Database, source: Pick<MailSource, "read">): JobHandler {
  return async (job, { signal }) => {
    const { handedOver, ...mail } = readJobData("mail", job);
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
      const options = { beforeEnd, withoutEnd, signal };
      const response = await sendMail(settings, { id: job.id, ...mail }, options);
      return { response };
    } catch (error) {
      if (!mayBeTaken) throw asFailure(error);
      if (answerOf(error) === undefined) throw new FinalFailure(UNCERTAIN);
      await noteRefusal(db, job);
      throw asFailure(error);
    }
  };
}

const UNCERTAIN =
  "Nobody knows whether it arrived: the mail server had all of it, and its answer was lost. Ask whom it was for; then drop it, or retry it to send it again.";

/** What the library adds to an error. */
type SmtpError = Error & {
  /** What the server answered, such as 550. */
  readonly responseCode?: number | false;
  /** What was asked, such as "RCPT TO". */
  readonly command?: string;
};

function answerOf(error: unknown): number | undefined {
  return (error as SmtpError).responseCode || undefined;
}

/**
 * A server that says no to this mail will do so again (5xx); later it may say yes (4xx). That it cannot be reached, or refuses our
 * password, is no fault of the mail.
 */
function asFailure(error: unknown): unknown {
  const { message, command } = error as SmtpError;
  const isOfMail = ["MAIL FROM", "RCPT TO", "DATA"].includes(command ?? "");
  return isOfMail && (answerOf(error) ?? 0) >= 500 ? new FinalFailure(message) : error;
}
