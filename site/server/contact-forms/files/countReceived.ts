import type { FormDefinition } from "vitrine/contact-form";
import { FORM_FILES_LIMIT } from "../../rateLimit.ts";
import { withoutValues } from "../../withoutValues.ts";
import type { SubmissionOptions } from "../takeSubmission.ts";
import { takesFiles } from "./formLimits.ts";

export type ReceivedFrom = {
  /** Those that may be what is sent. */
  readonly forms: readonly FormDefinition[];
  /** The visitor's network address. */
  readonly address: string;
};

/**
 * Counts a form with files before any of it is read: files are written before it is known whether they
 * are wanted. Where the store cannot count, it is read all the same: whoever sent it is told by keeping it.
 * @returns undefined while that is allowed, else in how many seconds it is again
 */
export async function countReceived(
  { forms, address }: ReceivedFrom,
  { countAttempt, log }: Pick<SubmissionOptions, "countAttempt" | "log">,
): Promise<number | undefined> {
  if (!forms.some(takesFiles)) return undefined;
  try {
    return await countAttempt(FORM_FILES_LIMIT, address);
  } catch (error) {
    log.error({ err: withoutValues(error) }, "form with files not counted");
    return undefined;
  }
}
