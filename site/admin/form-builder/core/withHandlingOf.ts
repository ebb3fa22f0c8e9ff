import type { FormHandling, MailTemplate } from "../../../content/contact-forms/FormHandling.ts";
import { renamedFields } from "../../../content/contact-forms/mail/renamedFields.ts";
import { withFieldNames } from "../../../content/contact-forms/mail/withFieldNames.ts";
import { type FormState, writeForm } from "./FormState.ts";
import { offeredMeanings } from "./offeredMeanings.ts";
import { ownValue } from "./ownValue.ts";
import { withFilesOf } from "./withFilesOf.ts";

type Meanings = FormHandling["meanings"];

/**
 * A form of whoever may not say what becomes of submissions, with what was said of that meanwhile: what they had of it
 * is no work of theirs, and would be refused. Their own fields, questions and renamed choices stay, and mails call
 * fields as they do.
 * @param saved what they began from
 */
export function withHandlingOf(
  state: FormState,
  theirs: FormHandling,
  saved: FormState,
): FormState {
  // What is taken over as a whole calls them so already.
  if (state.handling === theirs) return state;
  const fields = state.items.map(({ item }) => item);
  const names = renamedFields(writeForm(saved), writeForm(state));
  const mailOf = (which: "mail" | "mail2"): MailTemplate | null => {
    const mail = theirs[which];
    if (!mail) return mail;
    const files = renamedFiles(saved.handling[which], state.handling[which]);
    const attachments = mail.attachments.map((name) => files.get(name) ?? name);
    return withFilesOf(fields, { ...withFieldNames(mail, names), attachments });
  };
  return {
    ...state,
    handling: {
      ...theirs,
      mail: mailOf("mail"),
      mail2: mailOf("mail2"),
      questions: state.handling.questions,
      meanings: joined(
        knownMeanings(state.handling.meanings, theirs.meanings),
        offeredMeanings(fields, theirs.meanings),
      ),
    },
  };
}

/** The new names of file fields that go along, by those before: one that is renamed keeps its place. */
function renamedFiles(
  before: MailTemplate | null,
  after: MailTemplate | null,
): ReadonlyMap<string, string> {
  const [was, now] = [before?.attachments ?? [], after?.attachments ?? []];
  if (was.length !== now.length) return new Map();
  return new Map(was.map((name, at) => [name, now[at] ?? name]));
}

/** Those that choices still stand for, under whatever name: an address that is gone is not brought back. */
function knownMeanings(mine: Meanings, theirs: Meanings): Meanings {
  const known = new Set(Object.values(theirs).flatMap((ofField) => Object.values(ofField)));
  const kept = Object.entries(mine).flatMap(([name, ofField]) => {
    const left = Object.entries(ofField).filter(([, meaning]) => known.has(meaning));
    return left.length > 0 ? [[name, Object.fromEntries(left)] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** Both, by field and choice; what stands in the second holds. */
function joined(first: Meanings, second: Meanings): Meanings {
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  const all = new Map([...names].map((name) => [name, ownOf(first, second, name)] as const));
  return Object.fromEntries(all);
}

function ownOf(first: Meanings, second: Meanings, name: string): Meanings[string] {
  return { ...ownValue(first, name), ...ownValue(second, name) };
}
