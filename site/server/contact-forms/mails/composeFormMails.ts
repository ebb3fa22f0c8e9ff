import type { MailTemplate } from "../../../content/contact-forms/FormHandling.ts";
import { MAX_RECIPIENTS } from "../../../content/contact-forms/mail/problemsOfMail.ts";
import type { ShownForm } from "../../../content/contact-forms/ShownForm.ts";
import type { QueuedMail } from "../../mail/enqueueMails.ts";
import { addressesOf } from "./addressesOf.ts";
import { createFilling, type Filling } from "./createFilling.ts";
import type { FormSent } from "./FormSent.ts";
import { mailContent } from "./mailContent.ts";

export type ComposedMails = {
  /** One for each address. */
  readonly mails: readonly QueuedMail[];
  /** What does not go as its author meant it, for the log: no word of it is the visitor's. */
  readonly problems: readonly string[];
};

/** The mails that a submission causes, ready for the outbox; none where its form has none. */
export function composeFormMails(form: ShownForm, sent: FormSent): ComposedMails {
  const filling = createFilling(form, sent);
  const { mail, mail2 } = form.handling;
  const composed = Object.entries({ mail, mail2 }).flatMap(([name, template]) =>
    template?.isActive ? [composeMail(template, filling, name)] : [],
  );
  return {
    mails: composed.flatMap(({ mails }) => mails),
    problems: composed.flatMap(({ problems }) => problems),
  };
}

function composeMail(template: MailTemplate, filling: Filling, name: string): ComposedMails {
  const { lists, problems } = recipientsOf(template, filling);
  const { to, cc } = lists;
  const all = [...to, ...cc, ...lists.bcc];
  if (all.length === 0) return { mails: [], problems: [...problems, "goes to nobody"].map(said) };
  const common = {
    ...mailContent(template, filling),
    ...(cc.length > 0 && { cc }),
    submission: filling.sent.submissionId,
  };
  const mails = all.map((address) => {
    const isAlone = to.length === 0 || (to.length === 1 && to[0] === address);
    return { ...common, to: address, ...(!isAlone && { shownTo: to }) };
  });
  return { mails, problems: problems.map(said) };

  function said(problem: string): string {
    return `${name}: ${problem}`;
  }
}

/** Each address in one list only, and no more than there may be. */
function recipientsOf(template: MailTemplate, filling: Filling) {
  const found = [template.to, template.cc, template.bcc].map((list) => addressesOf(list, filling));
  const problems = found
    .flatMap(({ failed }) => failed)
    .map((text) => `${text} is no address that mail can go to`);
  const seen = new Set<string>();
  const [to = [], cc = [], bcc = []] = found.map(({ addresses }) =>
    addresses.filter((address) => {
      const isNew = !seen.has(address) && seen.size < MAX_RECIPIENTS;
      return isNew && seen.add(address);
    }),
  );
  const wanted = new Set(found.flatMap(({ addresses }) => addresses)).size;
  const isCut = wanted > MAX_RECIPIENTS;
  if (isCut) problems.push(`${wanted - MAX_RECIPIENTS} addresses are too many, and left out`);
  return { lists: { to, cc, bcc }, problems };
}
