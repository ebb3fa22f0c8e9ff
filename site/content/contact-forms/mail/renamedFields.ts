import { MAILS } from "../FormHandling.ts";
import { namesOf } from "../FormItem.ts";
import type { FormParts } from "../formHandlingIssues.ts";
import { fieldTag } from "./fieldTag.ts";
import { mailTagsOf } from "./mailTagsOf.ts";

const TEXTS = ["replyTo", "senderName", "subject", "body"] as const;

/** The new names of fields, by those before, as far as mails tell: where a tag names another field. */
export function renamedFields(before: FormParts, after: FormParts): ReadonlyMap<string, string> {
  const [known, names] = [namesOf(before.definition.fields), namesOf(after.definition.fields)];
  const tags = MAILS.flatMap((mail) =>
    TEXTS.flatMap((text) => {
      const now = fieldsInText(after.handling[mail]?.[text]);
      return fieldsInText(before.handling[mail]?.[text]).map(
        (from, at) => [from, now[at]] as const,
      );
    }),
  );
  const renamed = tags.flatMap(([from, to]) =>
    to !== undefined && from !== to && known.has(from) && names.has(to)
      ? [[from, to] as const]
      : [],
  );
  return new Map(renamed);
}

/** The fields that the tags of a mail's text name, in their order. */
export function fieldsInText(text = ""): readonly string[] {
  return mailTagsOf(text).map(({ name }) => fieldTag(name).field);
}
