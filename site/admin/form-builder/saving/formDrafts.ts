import * as v from "valibot";
import { plainHandling } from "../../../content/contact-forms/FormHandling.ts";
import type { OpenedForm } from "../core/FormState.ts";
import { ITEM_KINDS } from "../core/newItem.ts";
import { plainMail } from "../core/plainMail.ts";

const texts = v.record(v.string(), v.string());
const mail = v.pipe(
  v.looseObject({ attachments: v.optional(v.array(v.string()), []) }),
  v.transform((written) => ({ ...plainMail, ...written })),
);
const handling = v.pipe(
  v.looseObject({
    mail: v.optional(v.nullable(mail), null),
    mail2: v.optional(v.nullable(mail), null),
    questions: v.optional(v.record(v.string(), v.array(texts)), {}),
    meanings: v.optional(v.record(v.string(), texts), {}),
  }),
  v.transform((written) => ({ ...plainHandling, ...written })),
);
/** As little as the screen must have: what is half written passes no stricter one, and would be missed most. */
const formDraft = v.object({
  version: v.number(),
  language: v.nullable(v.string()),
  definition: v.looseObject({
    fields: v.array(v.looseObject({ kind: v.picklist(ITEM_KINDS) })),
    rules: v.exactOptional(v.array(v.looseObject({}))),
  }),
  handling,
});

/** Names whose work it is, and on what. */
export function draftKey(userId: string, formId: number): string {
  return `vitrine-form/${userId}/${formId}`;
}

/** What was kept last of a form that was written and not saved, in this tab; wrong as it may be; undefined where there is nothing, or nothing that can be read. */
export function readFormDraft(key: string): OpenedForm | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    const read = v.safeParse(formDraft, kept === null ? undefined : JSON.parse(kept));
    // As unjudged as while it was being written: a save judges it first.
    return read.success ? (read.output as unknown as OpenedForm) : undefined;
  } catch {
    // A browser that keeps nothing, or what no version of this wrote.
    return undefined;
  }
}

/** Undefined forgets it. */
export function keepFormDraft(key: string, draft: OpenedForm | undefined): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Full, or forbidden: then the question before leaving is all there is.
  }
}
