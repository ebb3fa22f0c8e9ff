import { randomUUID } from "node:crypto";
import { messagesOf } from "vitrine/contact-form";
import type { NewSubmissionFile } from "../../store/submissionFiles.ts";
import { withoutValues } from "../withoutValues.ts";
import { ended } from "./ended.ts";
import { keepFiles } from "./files/keepFiles.ts";
import { type JudgedForm, writtenIn } from "./JudgedForm.ts";
import { refuseFields } from "./judgeForm.ts";
import { composeFormMails } from "./mails/composeFormMails.ts";
import type { Outcome } from "./Outcome.ts";
import { wrongAnswers } from "./questions/judgeQuestions.ts";
import type { Arrival, Taken } from "./takeArrivals.ts";
import type { SubmissionOptions } from "./takeSubmission.ts";
import { tooOften } from "./tooOften.ts";

/** Keeps what was sent with its files and its mails, and says so; or why not. */
export async function keepSubmission(
  judged: JudgedForm,
  status: "mail_sent" | "spam",
  options: SubmissionOptions,
): Promise<Outcome> {
  const { sent, hash, questions } = judged;
  const { form, posted } = sent;
  const messages = messagesOf(form.definition);
  try {
    const taken = await take(judged, status, options);
    if (taken !== "kept") await Promise.allSettled(posted.files.map((file) => file.withdraw()));
    if (taken === "kept" || taken === "known")
      return ended(status, messages.mail_sent_ok, { hash });
    if (taken === "answered-before") {
      return { ...refuseFields(form.definition, wrongAnswers(form, questions)), hash: "" };
    }
    return await tooOften(form, taken.waitSeconds, options);
  } catch (error) {
    // Files that are in their places stay: that nobody heard of the commit does not say that there was
    // none. Those that no row knows are cleared away within two days.
    options.log.error(
      { err: withoutValues(error), form: form.definition.id },
      "submission not stored",
    );
    return ended("mail_failed", messages.mail_sent_ng, { hash });
  }
}

/** Spam brings no files and causes no mails; and whose message counts as spam may want to change it: their answers still hold. */
async function take(
  judged: JudgedForm,
  status: "mail_sent" | "spam",
  options: SubmissionOptions,
): Promise<Taken> {
  const { sent, values, hash, questions } = judged;
  const { address, page, posted } = sent;
  const fields = writtenIn(sent.form, values);
  const submission = {
    ...{ id: randomUUID(), formId: sent.form.definition.id, status, fields, page, hash },
    idempotencyKey: posted.idempotencyKey,
  };
  if (status === "spam") {
    // What counts as spam today may be sent again, and taken, once the owner has struck out a word.
    const spam = { ...submission, hash: `spam ${hash}` };
    return options.takeArrival({ submission: spam, address, files: [], mails: [], questions: [] });
  }
  const files = await keepFiles(posted.files);
  const mails = await mailsOf(judged, { files, submissionId: submission.id }, options);
  return options.takeArrival({ submission, address, files, mails, questions });
}

type Kept = { readonly files: readonly NewSubmissionFile[]; readonly submissionId: string };

async function mailsOf(
  { sent, values }: JudgedForm,
  kept: Kept,
  options: SubmissionOptions,
): Promise<Arrival["mails"]> {
  const { form, page, userAgent } = sent;
  const { mail, mail2 } = form.handling;
  if (!mail?.isActive && !mail2?.isActive) return [];
  const { origin, source, readAdminEmail, log } = options;
  const [site, adminEmail] = await Promise.all([source.readSite(), readAdminEmail()]);
  const about = { values, page, userAgent, at: new Date(), site, origin, adminEmail };
  const { mails, problems } = composeFormMails(form, { ...about, ...kept });
  if (problems.length > 0) {
    log.warn(
      { form: form.definition.id, problems },
      "mails of a form do not go as they were meant",
    );
  }
  return mails;
}
