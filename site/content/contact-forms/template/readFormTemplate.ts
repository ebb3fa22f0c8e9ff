import type { FormHandling } from "../FormHandling.ts";
import type { FormItem } from "../FormItem.ts";
import { FIELD_ID } from "../formPatterns.ts";
import { checkboxField, radioField, selectField } from "./chosenField.ts";
import { createTagOptions } from "./createTagOptions.ts";
import type { FormTag, TemplateProblem } from "./FormTag.ts";
import { fileField } from "./fileField.ts";
import type { GivenTag, ReadTag, ServerPart } from "./GivenTag.ts";
import { type LabelledTag, layOut } from "./layOut.ts";
import { linkedText } from "./linkedText.ts";
import { dateField, numberField } from "./measuredField.ts";
import {
  acceptanceField,
  captchaField,
  countPart,
  fieldNameOf,
  repeatingPart,
  responsePart,
  submitPart,
} from "./otherField.ts";
import { quizField } from "./quizField.ts";
import { readFormTags } from "./readFormTags.ts";
import { hiddenField, lineField, textareaField } from "./writtenField.ts";

export type FormTemplate = {
  /** What the form holds, in the order of the template. */
  readonly items: readonly FormItem[];
  /** What the server alone knows of it: the answers of quizzes, and what choices stand for. */
  readonly questions: FormHandling["questions"];
  readonly meanings: FormHandling["meanings"];
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

/** Tags that name the field of another tag, or none. */
const PARTS = new Set(["count", "reflection", "output", "submit", "response"]);

/** Options that change nothing here for whoever fills in the form. */
const SILENT = /^(?:tabindex|akismet):/;

/** As wide as their places are, whatever the old form said. */
const WIDE = new Set(["file", "quiz", "captchar"]);

/**
 * Reads the template of a contact form, HTML with form-tags in it, into what our definitions say. What
 * they cannot say is told by line and column; no template is refused.
 */
export function readFormTemplate(template: string): FormTemplate {
  const { parts, problems } = readFormTags(template, isTag);
  const found = [...problems];
  const names = new Set<string>();
  const server: ServerPart = { questions: new Map(), meanings: new Map() };
  const read = layOut(parts).flatMap((item): readonly Placed[] => {
    if ("note" in item) return [{ item: { kind: "note", text: linkedText(item.note) } }];
    const tell = (reason: string): unknown => found.push({ ...item.tag.place, reason });
    const made = readTag(item, { names, server, tell });
    return made ? [{ item: made, tell }] : [];
  });
  const items = read.flatMap(({ item, tell }) => {
    if (!("of" in item) || names.has(item.of)) return [item];
    tell?.(
      `[${item.kind} ${item.of}]: no field has this name. Name one of the form, or take this out`,
    );
    return [];
  });
  return {
    items,
    questions: Object.fromEntries(
      [...server.questions].map(([name, pairs]) => [name, [...pairs]] as const),
    ),
    meanings: Object.fromEntries(server.meanings),
    problems: found.sort((a, b) => a.line - b.line || a.column - b.column),
  };
}

/** An item, and how to tell what became of the tag it comes from. */
type Placed = { readonly item: FormItem; readonly tell?: (reason: string) => unknown };

type Reading = {
  /** Those that fields have by now. */
  readonly names: Set<string>;
  readonly server: ServerPart;
  readonly tell: (reason: string) => unknown;
};

/** Words in brackets that say no more may be words: "[optional]". */
function isTag(type: string, hasMore: boolean): boolean {
  return Object.hasOwn(READERS, type) || NEEDLESS.has(type) || hasMore;
}

function readTag(item: LabelledTag, { names, server, tell }: Reading): FormItem | undefined {
  const { tag } = item;
  if (NEEDLESS.has(tag.type)) return undefined;
  const about = `${tag.type}${tag.name && ` ${tag.name}`}`;
  const lose = (reason: string): void => void tell(`[${about}]: ${reason}`);
  const read = Object.hasOwn(READERS, tag.type) ? READERS[tag.type] : undefined;
  if (!read) {
    lose("nothing here is like it. Take it out, or put a field in its place");
    return undefined;
  }
  const wanted = fieldNameOf(tag.name);
  const name = PARTS.has(tag.type) ? wanted : freeName(wanted, names);
  if (name !== wanted) {
    lose(`another field has this name, so that it is called ${name}. Give it a name of its own`);
  }
  const given = givenOf(item, { name, server, lose });
  const made = read(given);
  if (made && "name" in made) names.add(made.name);
  loseUnread(given);
  return made;
}

function loseUnread({ tag, options, common, lose }: GivenTag): void {
  const isQuiet = (option: string): boolean =>
    SILENT.test(option) || (WIDE.has(tag.type) && /^(?:size|maxlength):/.test(option));
  const looks = PARTS.has(tag.type) ? [common.id, common.className].filter((one) => one) : [];
  const unread = [...options.unread().filter((option) => !isQuiet(option)), ...looks];
  if (unread.length === 0) return;
  lose(`${unread.map((option) => `"${option}"`).join(", ")}: not known here. Take it out`);
}

type ReadInto = {
  readonly name: string;
  readonly server: ServerPart;
  readonly lose: GivenTag["lose"];
};

function givenOf({ tag, label, hint }: LabelledTag, { name, server, lose }: ReadInto): GivenTag {
  const options = createTagOptions(tag);
  const className = options.values("class").join(" ");
  const id = options.value("id");
  const fits = id !== undefined && FIELD_ID.test(id);
  if (id !== undefined && !fits) {
    lose(
      `"id:${id}" is no id: begin it with a letter, and go on with letters, digits, "-" and "_"`,
    );
  }
  const common = {
    name,
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
    read: server,
    lose,
  };
}

/** Where no label stands: what the field shows while it is empty, or its name in words. */
function ownWords({ name, options, values }: FormTag): string {
  const shown = options.includes("placeholder") || options.includes("watermark") ? values[0] : "";
  const words = shown || name.replace(/[-_:.]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function freeName(name: string, names: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name.slice(0, 58)}-${number}`;
    if (!names.has(free)) return free;
  }
}
