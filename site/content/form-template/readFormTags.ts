import { plainText } from "../import/plainText.ts";
import { MAX_FIELDS } from "../ShownForm.ts";
import type { FormTag, TemplatePlace, TemplateProblem } from "./FormTag.ts";
import { withoutUnread } from "./withoutUnread.ts";

/** A template in pieces: HTML, and the tags between it. */
export type TemplateParts = {
  readonly parts: readonly (string | FormTag)[];
  readonly problems: readonly TemplateProblem[];
};

/** Characters of a choice or of a field's first text. */
const MAX_VALUE_LENGTH = 400;

/** Tags that name no field, so that their first word is an option. */
const NAMELESS = new Set(["submit", "response", "recaptcha", "turnstile", "hcaptcha"]);

/** Tags that may hold HTML up to one that closes them. */
const HOLDING = new Set(["acceptance", "textarea"]);

const OPENING = /\[([a-z][\w-]*)(\*?)(?=[\s\]])/gi;

/** What closes a tag that holds others; those stand on their own here. */
const CLOSING = /\[\/[a-z][\w-]*\]/gi;
/** Tags of a template that are read: five times as many as a form has fields. */
export const MAX_TAGS = 5 * MAX_FIELDS;

const NAME = /^[a-z][\w:.-]*$/i;

/**
 * Parts a template into tags and the HTML between them. `[[text]]` is how authors write of a tag without
 * meaning it; words in brackets that `isTag` does not want stay text.
 */
export function readFormTags(
  written: string,
  isTag: (type: string, hasMore: boolean) => boolean,
): TemplateParts {
  const template = withoutUnread(written.replace(/\r\n?/g, "\n").replace(/[\u00a0\u200b]/g, " "));
  const parts: (string | FormTag)[] = [];
  const problems: TemplateProblem[] = [];
  let from = 0;
  let tags = 0;
  for (const match of template.matchAll(OPENING)) {
    const [opening, type = "", star] = match;
    if (match.index < from) continue;
    const inside = readInside(template, match.index + opening.length);
    if (!isTag(type.toLowerCase(), inside.words.length + inside.values.length > 0)) continue;
    const place = placeOf(template, match.index);
    tags += 1;
    if (tags > MAX_TAGS) {
      problems.push({
        ...place,
        reason: `it has more than ${MAX_TAGS} tags: from here on it is left out`,
      });
      parts.push(template.slice(from, match.index));
      from = template.length;
      break;
    }
    if (inside.end === undefined) {
      problems.push({ ...place, reason: `"${opening}" opens a tag that nothing closes` });
      continue;
    }
    // In double brackets it is meant as text, in single ones.
    if (template[match.index - 1] === "[" && template[inside.end] === "]") {
      parts.push(template.slice(from, match.index - 1), template.slice(match.index, inside.end));
      from = inside.end + 1;
      continue;
    }
    const held = contentAfter(template, type, inside.end);
    parts.push(template.slice(from, match.index));
    from = held.end;
    const named = nameOf(type.toLowerCase(), inside.words);
    if (named === undefined) {
      const given = inside.words[0] ?? "";
      const reason =
        given === "" ? `"${type}" has no name` : `"${given}" is no name that a field can have`;
      problems.push({ ...place, reason });
      continue;
    }
    parts.push({
      type: type.toLowerCase(),
      isRequired: star === "*",
      ...named,
      values: inside.values,
      content: held.content,
      place,
    });
  }
  parts.push(template.slice(from));
  const open = parts.map((part) => (typeof part === "string" ? part.replace(CLOSING, "") : part));
  return { parts: open, problems };
}

type Inside = {
  readonly words: readonly string[];
  readonly values: readonly string[];
  /** After the bracket that closes the tag; undefined where none does. */
  readonly end: number | undefined;
};

/** What stands in a tag, but for a bracket that opens another one. */
const TOKEN = /\s+|"([^"]*)"|'([^']*)'|\/?\]|[^\s"'[\]]+|["']/y;

function readInside(template: string, start: number): Inside {
  const words: string[] = [];
  const values: string[] = [];
  TOKEN.lastIndex = start;
  for (let match = TOKEN.exec(template); match; match = TOKEN.exec(template)) {
    const [token, double, single] = match;
    const quoted = double ?? single;
    if (token.endsWith("]") && quoted === undefined) {
      return { words, values, end: TOKEN.lastIndex };
    }
    if (quoted !== undefined) values.push(plainText(quoted, MAX_VALUE_LENGTH));
    else if (token.trim() !== "") words.push(token);
  }
  return { words, values, end: undefined };
}

function nameOf(
  type: string,
  words: readonly string[],
): Pick<FormTag, "name" | "options"> | undefined {
  if (NAMELESS.has(type)) return { name: "", options: words };
  const [name = "", ...options] = words;
  return NAME.test(name) ? { name, options } : undefined;
}

function contentAfter(
  template: string,
  type: string,
  start: number,
): { readonly content: string; readonly end: number } {
  const closing = `[/${type}]`;
  const end = HOLDING.has(type) ? template.indexOf(closing, start) : -1;
  const content = template.slice(start, end);
  // Where another one opens between the two, what closes belongs to that one.
  return end === -1 || content.includes(`[${type}`)
    ? { content: "", end: start }
    : { content, end: end + closing.length };
}

function placeOf(template: string, index: number): TemplatePlace {
  const before = template.slice(0, index).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
