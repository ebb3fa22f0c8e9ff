import { escapeHtml } from "../../import/escapeHtml.ts";
import { type MailTag, partsOfText } from "./mailTagsOf.ts";

/** What stands for a tag, as text; undefined where nobody knows it: then it stands as it is. */
export type TagValue = (tag: MailTag) => string | undefined;

export type FillOptions = {
  /** The text is HTML; what is put into it is text all the same. Default false. */
  readonly isHtml?: boolean;
  /** Leaves lines out all of whose tags are empty. Default false. */
  readonly excludesBlank?: boolean;
};

/**
 * How much is put into one text in all, in characters: a tag may stand there a thousand times, and what
 * was sent for it may be long.
 */
export const MAX_FILLED = 100_000;

/** Puts what was sent in the place of a text's tags. */
export function fillMailTags(
  text: string,
  tagValue: TagValue,
  { isHtml = false, excludesBlank = false }: FillOptions = {},
): string {
  let room = MAX_FILLED;
  const take = (tag: MailTag): string | undefined => {
    const value = tagValue(tag)?.slice(0, room);
    room -= value?.length ?? 0;
    return value;
  };
  return text
    .split(/\r\n?|\n/)
    .map((line) => fillLine(line, take, isHtml))
    .filter(({ isBlank }) => !(excludesBlank && isBlank))
    .map(({ filled }) => filled)
    .join("\n");
}

function fillLine(line: string, tagValue: TagValue, isHtml: boolean) {
  const values: string[] = [];
  const fill = (tag: MailTag): string => {
    const value = tagValue(tag);
    if (value === undefined) return tag.source;
    values.push(value);
    return isHtml ? escapeHtml(value).replace(/\r\n?|\n/g, "<br>\n") : value;
  };
  const parts = partsOfText(line).map((part) => (typeof part === "string" ? part : fill(part)));
  const isBlank = values.length > 0 && values.every((value) => value.trim() === "");
  return { filled: parts.join(""), isBlank };
}
