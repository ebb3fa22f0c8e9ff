import { checkboxField, radioField, selectField } from "./chosenField.ts";
import { createTagOptions } from "./createTagOptions.ts";
import type { FormTag, TemplateProblem } from "./FormTag.ts";
import type { FormItem, GivenTag, ReadTag } from "./GivenTag.ts";
import { type LabelledTag, layOut } from "./layOut.ts";
import { linkedText } from "./linkedText.ts";
import { dateField, numberField } from "./measuredField.ts";
import {
  acceptanceField,
  captchaField,
  countPart,
  fieldNameOf,
  fileField,
  quizField,
  repeatingPart,
  responsePart,
  submitPart,
} from "./otherField.ts";
import { readFormTags } from "./readFormTags.ts";
import { hiddenField, lineField, textareaField } from "./writtenField.ts";

export type FormTemplate = {
  /** What the form holds, in the order of the template. */
  readonly items: readonly FormItem[];
  /** What did not come along as it was meant, in the order of the template. */
  readonly problems: readonly TemplateProblem[];
};

const READERS: Readonly<Record<string, ReadTag>> = {
  text: lineField,
  email: lineField,
  url: lineField,
  tel: lineField,
  textarea: textareaField,
  hidden: hiddenField,
  number: numberField,
  range: numberField,
  date: dateField,
  select: selectField,
  checkbox: checkboxField,
  radio: radioField,
  acceptance: acceptanceField,
  file: fileField,
  quiz: quizField,
  captchar: captchaField,
  count: countPart,
  reflection: repeatingPart,
  output: repeatingPart,
  submit: submitPart,
  response: responsePart,
};

/** Tags that need no answer here: each form of ours is protected, and shows the picture of its captcha. */
const NEEDLESS = new Set(["captchac", "recaptcha", "turnstile", "hcaptcha", "honeypot"]);

/** Options that change nothing for whoever fills in the form. */
const SILENT = /^(?:tabindex|akismet):/;

/**
 * Reads the template of a contact form, HTML with form-tags in it, into what our definitions say. What
 * they cannot say is told by line and column; no template is refused.
 */
export function readFormTemplate(template: string): FormTemplate {
  const { parts, problems } = readFormTags(template, isTag);
  const found = [...problems];
  const names = new Set<string>();
  const read = layOut(parts).flatMap((item): readonly Placed[] => {
    if ("note" in item) return [{ item: { kind: "note", text: linkedText(item.note) } }];
    const tell = (reason: string): unknown => found.push({ ...item.tag.place, reason });
    const made = readTag(item, names, tell);
    return made ? [{ item: made, tell }] : [];
  });
  const items = read.flatMap(({ item, tell }) => {
    if (!("of" in item) || names.has(item.of)) return [item];
    tell?.(`[${item.kind} ${item.of}]: no field of the form has this name`);
    return [];
  });
  return { items, problems: found.sort((a, b) => a.line - b.line || a.column - b.column) };
}

/** An item, and how to tell what became of the tag it comes from. */
type Placed = { readonly item: FormItem; readonly tell?: (reason: string) => unknown };

/** Words in brackets that say no more may be words: "[optional]". */
function isTag(type: string, hasMore: boolean): boolean {
  return Object.hasOwn(READERS, type) || NEEDLESS.has(type) || hasMore;
}

function readTag(
  item: LabelledTag,
  names: Set<string>,
  tell: (reason: string) => unknown,
): FormItem | undefined {
  const { tag } = item;
  if (NEEDLESS.has(tag.type)) return undefined;
  const about = `${tag.type}${tag.name && ` ${tag.name}`}`;
  const lose = (reason: string): void => void tell(`[${about}]: ${reason}`);
  const read = Object.hasOwn(READERS, tag.type) ? READERS[tag.type] : undefined;
  if (!read) {
    lose("nothing here is like it");
    return undefined;
  }
  const given = givenOf(item, lose);
  const made = read(given);
  const unread = given.options.unread().filter((option) => !SILENT.test(option));
  if (unread.length > 0) lose(`its ${unread.map((option) => `"${option}"`).join(", ")}`);
  return made && withOwnName(made, names, lose);
}

function givenOf({ tag, label, hint }: LabelledTag, lose: GivenTag["lose"]): GivenTag {
  const options = createTagOptions(tag);
  const className = options.values("class").join(" ");
  const id = options.value("id");
  const fits = id !== undefined && /^[a-z][\w-]{0,99}$/i.test(id);
  if (id !== undefined && !fits) lose(`its id "${id}"`);
  const common = {
    name: fieldNameOf(tag.name),
    ...(fits && { id }),
    ...(className && { className }),
  };
  const shown = label || ownWords(tag);
  return {
    tag,
    options,
    label: shown,
    common,
    labelled: {
      ...common,
      label: shown,
      ...(hint && { hint }),
      ...(tag.isRequired && { required: true }),
    },
    lose,
  };
}

/** Where no label stands: what the field shows while it is empty, or its name in words. */
function ownWords({ name, options, values }: FormTag): string {
  const shown = options.includes("placeholder") || options.includes("watermark") ? values[0] : "";
  const words = shown || name.replace(/[-_:.]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function withOwnName(item: FormItem, names: Set<string>, lose: GivenTag["lose"]): FormItem {
  if (!("name" in item)) return item;
  const free = freeName(item.name, names);
  if (free !== item.name) lose(`another field has its name; it is called ${free}`);
  names.add(free);
  return { ...item, name: free };
}

function freeName(name: string, names: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name.slice(0, 58)}-${number}`;
    if (!names.has(free)) return free;
  }
}
