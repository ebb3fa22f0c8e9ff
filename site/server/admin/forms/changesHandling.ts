import { isDeepStrictEqual } from "node:util";
import { type FormHandling, MAILS } from "../../../content/contact-forms/FormHandling.ts";
import { fileNamesOf } from "../../../content/contact-forms/FormItem.ts";
import type { FormParts } from "../../../content/contact-forms/formHandlingIssues.ts";
import { renamedFields } from "../../../content/contact-forms/mail/renamedFields.ts";
import { withFieldNames } from "../../../content/contact-forms/mail/withFieldNames.ts";

/**
 * Whether a change is of what only owners say: to whom mails go, who may send, how long all is kept. What
 * goes with the fields is for editors, too: the questions of quizzes, which choice stands for what, as long
 * as nothing new is stood for, which might be an address, and in mails what follows from a field that is
 * renamed or taken out.
 */
export function changesHandling(before: FormParts, after: FormParts): boolean {
  const known = new Set(meaningsOf(before.handling));
  const isNew = meaningsOf(after.handling).some((meaning) => !known.has(meaning));
  return isNew || !isDeepStrictEqual(withFields(before, after), forOwners(after.handling));
}

function meaningsOf({ meanings }: FormHandling): readonly string[] {
  return Object.values(meanings).flatMap((ofField) => Object.values(ofField));
}

function forOwners({ questions: _questions, meanings: _meanings, ...handling }: FormHandling) {
  return handling;
}

/** What was for owners, as it is once the fields are those of after. */
function withFields(before: FormParts, after: FormParts) {
  const names = renamedFields(before, after);
  const mails = MAILS.map((which) => {
    const [mail, now] = [before.handling[which], after.handling[which]];
    if (!mail || !now) return [which, mail];
    const follows = followFiles(mail.attachments, now.attachments, { before, after });
    const attachments = follows ? now.attachments : mail.attachments;
    return [which, { ...withFieldNames(mail, names), attachments }];
  });
  return { ...forOwners(before.handling), ...Object.fromEntries(mails) };
}

type Change = { readonly before: FormParts; readonly after: FormParts };

/** Whether those that go along no more have no field, and those that are new may be they under another name. */
function followFiles(
  was: readonly string[],
  now: readonly string[],
  { before, after }: Change,
): boolean {
  const known = fileNamesOf(before.definition.fields);
  const files = fileNamesOf(after.definition.fields);
  const gone = was.filter((name) => !now.includes(name));
  const added = now.filter((name) => !was.includes(name));
  return (
    now.length <= was.length &&
    gone.every((name) => !files.has(name)) &&
    added.every((name) => files.has(name) && !known.has(name))
  );
}
