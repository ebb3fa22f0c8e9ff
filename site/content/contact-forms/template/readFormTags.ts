import { MAX_FIELDS } from "../formDefinitionSchema.ts";
import { placeOf } from "../placeOf.ts";
import type { FormTag, TemplateProblem } from "./FormTag.ts";
import { OPENING, readInside, type TagInside } from "./readInside.ts";
import { withoutUnread } from "./withoutUnread.ts";
import { wordsBack } from "./wordsBack.ts";

/** A template in pieces: HTML, and the tags between it. */
export type TemplateParts = {
  readonly parts: readonly (string | FormTag)[];
  readonly problems: readonly TemplateProblem[];
};

/** Tags that name no field, so that their first word is an option. */
const NAMELESS = new Set(["submit", "response", "recaptcha", "turnstile", "hcaptcha"]);

/** Tags that may hold HTML up to one that closes them. */
const HOLDING = new Set(["acceptance", "textarea"]);

/** What closes a tag that holds others; those stand on their own here. */
const CLOSING = /\[\/[a-z][\w-]*\*?\]/gi;
/** Tags of a template that are read: five times as many as a form has fields. */
export const MAX_TAGS = 5 * MAX_FIELDS;

const NAME = /^[a-z][\w:.-]*$/i;

type IsTag = (type: string, hasMore: boolean) => boolean;

/**
 * Parts a template into tags and the HTML between them. `[[text]]` is how authors write of a tag without
 * meaning it; words in brackets that `isTag` does not want stay text.
 */
export function readFormTags(written: string, isTag: IsTag): TemplateParts {
  const template = withoutUnread(written.replace(/\r\n?/g, "\n").replace(/[\u00a0\u200b]/g, " "));
  const parts: (string | FormTag)[] = [];
  const problems: TemplateProblem[] = [];
  let from = 0;
  let tags = 0;
  for (const match of template.matchAll(OPENING)) {
    if (match.index < from) continue;
    const found = readTagAt(template, match, isTag);
    if (!found) continue;
    tags += 1;
    if (tags > MAX_TAGS) {
      problems.push({ ...placeOf(template, match.index), reason: TOO_MANY });
      parts.push(template.slice(from, match.index));
      from = template.length;
      break;
    }
    problems.push(...found.problems);
    if (found.end === undefined) continue;
    parts.push(template.slice(from, found.start), ...found.parts);
    from = found.end;
  }
  parts.push(template.slice(from));
  const back = wordsBack(parts, (type) => isTag(type.toLowerCase(), false));
  const open = back.parts.map((part) =>
    typeof part === "string" ? part.replace(CLOSING, "") : part,
  );
  return { parts: open, problems: [...problems, ...back.given.map(nothingLike)] };
}

const TOO_MANY = `it has more than ${MAX_TAGS} tags: from here on it is left out. Make two forms of it`;

function nothingLike({ type, name, place }: FormTag): TemplateProblem {
  const about = `${type} ${name}`;
  const reason = `[${about}]: nothing here is like it. Take it out, or put a field in its place`;
  return { ...place, reason };
}

type Found = {
  /** Where what is read begins. */
  readonly start: number;
  /** Where it ends; undefined where nothing closes it, so that it stays text. */
  readonly end: number | undefined;
  /** What it is: a tag, a text about one, or nothing. */
  readonly parts: readonly (string | FormTag)[];
  readonly problems: readonly TemplateProblem[];
};

/** @returns undefined where no tag is meant */
function readTagAt(template: string, match: RegExpExecArray, isTag: IsTag): Found | undefined {
  const [opening, written = "", star = ""] = match;
  const type = written.toLowerCase();
  const start = match.index;
  const isKnown = (other: string): boolean => isTag(other.toLowerCase(), false);
  const inside = readInside(template, start + opening.length, isKnown);
  if (!isTag(type, saysMore(inside))) return undefined;
  const place = placeOf(template, start);
  if (inside.end === undefined) {
    const reason = `"${opening}" opens a tag that nothing closes: put a "]" behind it`;
    return { start, end: undefined, parts: [], problems: [{ ...place, reason }] };
  }
  // In double brackets it is meant as text, in single ones.
  if (template[start - 1] === "[" && template[inside.end] === "]") {
    const text = template.slice(start, inside.end);
    return { start: start - 1, end: inside.end + 1, parts: [text], problems: [] };
  }
  const { content, end } = contentAfter(template, `${written}${star}`, inside.end);
  const named = nameOf(type, inside.words);
  if (named === undefined) {
    const reason = whyNoName(written, inside.words[0] ?? "");
    return { start, end, parts: [], problems: [{ ...place, reason }] };
  }
  const source = template.slice(start, end);
  const { values } = inside;
  const tag = { type, isRequired: star === "*", ...named, values, content, source, place };
  return { start, end, parts: [tag], problems: unclosedQuote(template, inside, tag) };
}

/** Whether it says what a tag says that nobody knows: a name, or a text in quotes. */
function saysMore({ words, values, unclosed }: TagInside): boolean {
  return NAME.test(words[0] ?? "") || values.length > 0 || unclosed !== undefined;
}

function unclosedQuote(
  template: string,
  { unclosed }: TagInside,
  { type, name }: FormTag,
): readonly TemplateProblem[] {
  if (!unclosed) return [];
  const about = [type, name].join(" ").trim();
  const reason = `[${about}]: ${unclosed.text} begins with a quote that nothing closes: close it`;
  return [{ ...placeOf(template, unclosed.index), reason }];
}

function nameOf(
  type: string,
  words: readonly string[],
): Pick<FormTag, "name" | "options"> | undefined {
  if (NAMELESS.has(type)) return { name: "", options: words };
  const [name = "", ...options] = words;
  return NAME.test(name) ? { name, options } : undefined;
}

function whyNoName(type: string, given: string): string {
  return given === ""
    ? `"${type}" has no name: write one behind it, such as [${type} your-${type}]`
    : `"${given}" is no name that a field can have: begin it with a letter, and go on with letters, digits, "-" and "_"`;
}

type Held = { readonly content: string; readonly end: number };

/** What closes a tag has its star, too; authors forget it. */
function contentAfter(template: string, starred: string, start: number): Held {
  const type = starred.replace("*", "");
  const names = HOLDING.has(type) ? new Set([starred, type]) : [];
  for (const name of names) {
    const closing = `[/${name}]`;
    const end = template.indexOf(closing, start);
    const content = template.slice(start, end);
    // Where another one opens between the two, what closes belongs to that one.
    if (end !== -1 && !content.includes(`[${type}`)) return { content, end: end + closing.length };
  }
  return { content: "", end: start };
}
