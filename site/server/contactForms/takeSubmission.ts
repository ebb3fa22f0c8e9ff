import { createHmac } from "node:crypto";
import type { Logger } from "pino";
import { fieldsOf, freeTextName, messagesOf, optionValue } from "vitrine/contact-form";
import type { PageSource } from "../../content/PageSource.ts";
import type { ShownForm } from "../../content/ShownForm.ts";
import { localeOf } from "../../texts/localeOf.ts";
import { CONTACT_FORM_LIMIT, type CountAttempt } from "../rateLimit.ts";
import type { VisitorServices } from "../visitorServices.ts";
import { withoutValues } from "../withoutValues.ts";
import { judgeForm } from "./judgeForm.ts";
import type { Outcome } from "./Outcome.ts";
import { type PostedForm, textsOf } from "./readPostedForm.ts";

export type SubmissionOptions = Pick<VisitorServices, "addSubmission" | "hasSubmission"> & {
  readonly source: Pick<PageSource, "readSite">;
  readonly countAttempt: CountAttempt;
  /** The site's secret. */
  readonly secret: string;
  readonly log: Logger;
};

/** A form that has come in, from whom, and from which page. */
export type ReceivedForm = {
  readonly form: ShownForm;
  readonly posted: PostedForm;
  /** The visitor's network address. */
  readonly address: string;
  /** The address of the page that it was sent from; null where nobody said. */
  readonly page: string | null;
};

/** Judges what was sent and, where nothing is wrong with it, stores it before it says so. */
export async function takeSubmission(
  sent: ReceivedForm,
  options: SubmissionOptions,
): Promise<Outcome> {
  const { definition } = sent.form;
  const refusal = judgeForm(definition, sent.posted);
  if (refusal) return { ...refusal, hash: "" };
  const messages = messagesOf(definition);
  const values = valuesOf(sent);
  const hash = hashOf(definition.id, values, options.secret);
  const taken = { invalidFields: [], hash };
  try {
    const waitSeconds = await store(sent, { values, hash }, options);
    if (waitSeconds === undefined) {
      return { ...taken, status: "mail_sent", message: messages.mail_sent_ok };
    }
    const message = await tooMany(sent.form, waitSeconds, options);
    return { status: "spam", message, invalidFields: [], hash: "", waitSeconds };
  } catch (error) {
    options.log.error({ err: withoutValues(error), form: definition.id }, "submission not stored");
    return { ...taken, status: "mail_failed", message: messages.mail_sent_ng };
  }
}

type Values = Readonly<Record<string, readonly string[]>>;
type Stored = { readonly values: Values; readonly hash: string };

/** @returns undefined once it is stored, else in how many seconds the visitor may send more */
async function store(
  { form, posted, address, page }: ReceivedForm,
  { values, hash }: Stored,
  { countAttempt, addSubmission, hasSubmission }: SubmissionOptions,
): Promise<number | undefined> {
  const { idempotencyKey } = posted;
  const known = { formId: form.definition.id, idempotencyKey, hash };
  // Who asks once more because the answer was lost is told what the lost answer said; it is no
  // second message, and does not count as one.
  if (await hasSubmission(known)) return undefined;
  const wait = await countAttempt(CONTACT_FORM_LIMIT, address);
  if (wait !== undefined) return wait;
  const fields = Object.fromEntries(
    Object.entries(values).map(([name, texts]) => [name, [...texts]]),
  );
  await addSubmission({ ...known, status: "mail_sent", fields, page });
  return undefined;
}

async function tooMany(
  { language }: ShownForm,
  waitSeconds: number,
  { source }: SubmissionOptions,
): Promise<string> {
  const site = await source.readSite();
  const { say } = localeOf(site, language ?? site.language);
  return say("contactForm.tooMany", { count: Math.ceil(waitSeconds / 60) });
}

/** What was written into each field, in the order of the form. A free text follows its option. */
function valuesOf({ form, posted }: ReceivedForm): Values {
  return Object.fromEntries(
    fieldsOf(form.definition).map((field) => {
      const { name } = field;
      const texts = textsOf(posted, name);
      const free = posted.data.get(freeTextName(name));
      const last = "freeText" in field && field.freeText ? field.options.at(-1) : undefined;
      const isFree = free && last !== undefined && texts.at(-1) === optionValue(last);
      return [name, isFree ? [...texts.slice(0, -1), `${texts.at(-1)} ${free}`] : texts];
    }),
  );
}

/** Tells one submission of a form from another; says nothing of either to others. */
function hashOf(formId: number, values: Values, secret: string): string {
  return createHmac("sha256", secret)
    .update(`submission\n${formId}\n${JSON.stringify(Object.entries(values))}`)
    .digest("hex")
    .slice(0, 32);
}
