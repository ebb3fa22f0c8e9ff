import { CAPTCHA_TRY_LIMIT } from "../../rateLimit.ts";
import { withoutValues } from "../../withoutValues.ts";
import type { ReceivedForm } from "../JudgedForm.ts";
import type { Outcome } from "../Outcome.ts";
import type { SubmissionOptions } from "../takeSubmission.ts";
import { tooOften } from "../tooOften.ts";
import type { JudgedQuestions } from "./judgeQuestions.ts";

/**
 * Counts the answer to a picture, right or wrong, so that nobody guesses on and on; a wrong one voids its
 * picture. Where the store cannot do that, the visitor is answered all the same.
 * @returns what to say to who has tried too often
 */
export async function limitTries(
  { form, address }: ReceivedForm,
  { isTry, wasted }: JudgedQuestions,
  options: SubmissionOptions,
): Promise<Outcome | undefined> {
  if (!isTry) return undefined;
  try {
    const waitSeconds = await options.countAttempt(CAPTCHA_TRY_LIMIT, address);
    if (waitSeconds === undefined) {
      await options.voidQuestions(wasted);
      return undefined;
    }
    return await tooOften(form, waitSeconds, options);
  } catch (error) {
    options.log.error({ err: withoutValues(error) }, "answer to a captcha not counted");
    return undefined;
  }
}
