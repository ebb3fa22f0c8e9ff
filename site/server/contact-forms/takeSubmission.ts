import type { Logger } from "pino";
import { messagesOf } from "vitrine/contact-form";
import type { PageSource } from "../../content/PageSource.ts";
import { formTextsOf } from "../../texts/formTextsOf.ts";
import type { VisitorServices } from "../visitorServices.ts";
import { withoutValues } from "../withoutValues.ts";
import { askHooks } from "./askHooks.ts";
import type { BeforeTaking } from "./BeforeTaking.ts";
import { ended } from "./ended.ts";
import { judgeFiles } from "./files/judgeFiles.ts";
import { hashOf, type JudgedForm, type ReceivedForm } from "./JudgedForm.ts";
import { judgeForm } from "./judgeForm.ts";
import { judgeSpam } from "./judgeSpam.ts";
import { keepSubmission } from "./keepSubmission.ts";
import { localeOfForm } from "./localeOfForm.ts";
import type { Outcome } from "./Outcome.ts";
import { type JudgedQuestions, judgeQuestions } from "./questions/judgeQuestions.ts";
import { limitTries } from "./questions/limitTries.ts";
import { valuesOf } from "./valuesOf.ts";
import { WireRefusal } from "./WireRefusal.ts";

export type SubmissionOptions = Pick<
  VisitorServices,
  "takeArrival" | "isKept" | "readDisallowedWords" | "voidQuestions" | "countAttempt"
> & {
  readonly source: Pick<PageSource, "readSite">;
  readonly beforeTaking: readonly BeforeTaking[];
  /** Where mails to those who run the site go; undefined while nobody said. */
  readonly readAdminEmail: () => Promise<string | undefined>;
  /** The public address, where its owner set one. */
  readonly origin: string | undefined;
  /** The site's secret. */
  readonly secret: string;
  readonly log: Logger;
};

/**
 * Judges what was sent, in the order of the real system: whether it may be sent at all, the rules, what
 * is to be accepted, spam, files, the hooks. Where nothing is wrong with it, it is kept before anybody is
 * told so. Where it was kept before, and the visitor never heard of it, that is what is told, whatever
 * has become of the form since.
 */
export async function takeSubmission(
  sent: ReceivedForm,
  options: SubmissionOptions,
): Promise<Outcome> {
  const { definition, handling } = sent.form;
  const messages = messagesOf(definition);
  const values = valuesOf(sent.form, sent.posted);
  const questions = judgeQuestions(sent.form, sent.posted, {
    secret: options.secret,
    now: new Date(),
  });
  const hash = hashOf(sent, values, options.secret);
  const judged: JudgedForm = { sent, values, hash, questions: questions.marks };
  try {
    const refusal = await refuse(judged, questions, options);
    const isTaken = refusal ? await wasKept(judged, options) : handling.isDemo;
    if (isTaken) return ended("mail_sent", messages.mail_sent_ok, { hash });
    if (refusal === "spam") return await keepSpam(judged, options);
    return refusal ?? (await keepSubmission(judged, "mail_sent", options));
  } catch (error) {
    if (error instanceof WireRefusal) throw error;
    options.log.error({ err: withoutValues(error), form: definition.id }, "form not judged");
    return ended("mail_failed", messages.mail_sent_ng, { hash });
  }
}

/** @returns undefined where nothing is wrong; spam is not told before it is kept */
async function refuse(
  judged: JudgedForm,
  questions: JudgedQuestions,
  options: SubmissionOptions,
): Promise<Outcome | "spam" | undefined> {
  const { sent, hash } = judged;
  const { form, posted } = sent;
  const forbidden = (await forbid(judged, options)) ?? (await limitTries(sent, questions, options));
  if (forbidden) return forbidden;
  const refusal = judgeForm(form.definition, posted, questions.invalid);
  if (refusal) return { ...refusal, hash: "" };
  if (await isSpam(judged, options)) return "spam";
  const wrongFiles = judgeFiles(form.definition, posted);
  if (wrongFiles) return { ...wrongFiles, hash: "" };
  const ending = await askHooks(judged, options);
  return ending && ended(ending.status, ending.message, { hash });
}

/** Whether an earlier try of the same sending was taken. Where the store cannot say, what is refused stays so. */
async function wasKept(
  { sent: { form, posted }, hash }: JudgedForm,
  { isKept, log }: SubmissionOptions,
): Promise<boolean> {
  const { idempotencyKey } = posted;
  if (idempotencyKey === null) return false;
  try {
    return await isKept({ formId: form.definition.id, idempotencyKey, hash });
  } catch (error) {
    log.error({ err: withoutValues(error) }, "earlier try of a form not looked up");
    return false;
  }
}

/** For the owner, who alone knows; but for what comes too often. */
async function keepSpam(judged: JudgedForm, options: SubmissionOptions): Promise<Outcome> {
  const { spam } = messagesOf(judged.sent.form.definition);
  const { waitSeconds } = await keepSubmission(judged, "spam", options);
  return ended("spam", spam, { hash: "", ...(waitSeconds !== undefined && { waitSeconds }) });
}

/** What of a form nobody looks at: it is closed, or not for this visitor. */
async function forbid(
  { sent, hash }: JudgedForm,
  options: SubmissionOptions,
): Promise<Outcome | undefined> {
  const { handling, closed } = sent.form;
  if (handling.audience === "signed-in" && !(await sent.isSignedIn())) {
    const { say } = await localeOfForm(sent.form, options);
    return ended("error", say("contactForm.signedInOnly"), { hash: undefined });
  }
  if (!closed) return undefined;
  const { language } = await localeOfForm(sent.form, options);
  return ended("aborted", handling.closedMessage || formTextsOf(language)[closed], { hash });
}

async function isSpam(
  { sent: { userAgent, address }, values }: JudgedForm,
  { readDisallowedWords }: SubmissionOptions,
): Promise<boolean> {
  const texts = Object.values(values).flat();
  return judgeSpam({ texts, userAgent, address }, await readDisallowedWords());
}
