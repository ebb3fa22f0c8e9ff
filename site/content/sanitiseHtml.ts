import sanitize from "sanitize-html";
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_SCHEMES,
  ALLOWED_TAGS,
  LINK_SCHEMES,
  UNREAD_TAGS,
} from "./allowedHtml.ts";
import { ALLOWED_STYLES } from "./allowedStyles.ts";
import {
  createElementRules,
  MAX_NESTING,
  TEXTAREA_TAG,
  UnreadableNesting,
} from "./sanitise/createElementRules.ts";
import { EMBED_TAG, writeEmbedLinks } from "./sanitise/embedLink.ts";

/** Longest HTML, in characters, that is taken in; what comes out is never longer either. */
export const MAX_HTML_LENGTH = 2_000_000;

/** Thrown for HTML longer than MAX_HTML_LENGTH, before or after cleaning. */
export class HtmlTooLong extends RangeError {}

/**
 * How often the markup is read until reading changes nothing. What an element is closed by depends
 * on its neighbours, so taking one out can move others: nearly always two readings do.
 */
const MOST_READINGS = 6;

/**
 * Makes HTML of another system safe to print into a page: no script, no address that runs one, no
 * style that fetches or covers the page, every tag closed. Runs when HTML is stored and again when
 * it is rendered; cleaning what is clean changes nothing.
 * @param html - markup as written elsewhere, at most MAX_HTML_LENGTH characters
 * @throws HtmlTooLong
 */
export function sanitiseHtml(html: string): string {
  refuseLong(html);
  const clean = settle(html) ?? settle(withoutTags(html)) ?? "";
  refuseLong(clean);
  return clean;
}

/** Reads until nothing changes; undefined for markup too deep to read, or that never settles. */
function settle(html: string): string | undefined {
  let before = html;
  for (let reading = 0; reading < MOST_READINGS; reading += 1) {
    const after = readOnce(before);
    if (after === undefined || after === before) return after;
    before = after;
  }
  return undefined;
}

function readOnce(html: string): string | undefined {
  const { transform, ...listeners } = createElementRules();
  try {
    const written = sanitize(readable(html), {
      ...options,
      ...listeners,
      transformTags: { "*": transform },
    });
    return finish(written);
  } catch (error) {
    if (error instanceof UnreadableNesting) return undefined;
    throw error;
  }
}

/** Puts the real elements where stand-ins were, and takes out the paragraphs that a stray `</p>` makes. */
function finish(written: string): string {
  return writeEmbedLinks(written)
    .replaceAll(`<${TEXTAREA_TAG}`, "<textarea")
    .replaceAll(`</${TEXTAREA_TAG}`, "</textarea")
    .replaceAll("<p></p>", "");
}

/** Line ends as HTML has them, without control characters and halves of characters. */
function readable(html: string): string {
  return (
    html
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go.
      .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, "")
      .replace(/\p{Cs}/gu, "\ufffd")
  );
}

function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>/g, " ").replaceAll("<", "&lt;");
}

function refuseLong(html: string): void {
  if (html.length <= MAX_HTML_LENGTH) return;
  throw new HtmlTooLong(
    `This HTML has ${html.length} characters, and at most ${MAX_HTML_LENGTH} can be shown in one piece. Split it.`,
  );
}

const { "*": everywhere = [], textarea = [], ...attributes } = ALLOWED_ATTRIBUTES;

// The published types do not know allowedEmptyAttributes yet.
const options: sanitize.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: [...ALLOWED_TAGS, EMBED_TAG, TEXTAREA_TAG],
  nonTextTags: [...UNREAD_TAGS],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(attributes).map(([tag, names]) => [tag, [...names]])),
    "*": [...everywhere],
    [EMBED_TAG]: ["href"],
    [TEXTAREA_TAG]: [...textarea],
  },
  // An empty value says something for these; without it, an option would send its text.
  allowedEmptyAttributes: ["alt", "value", "hidden", "download"],
  allowedSchemes: [...ALLOWED_SCHEMES],
  allowedSchemesByTag: {
    a: [...LINK_SCHEMES],
    img: [...ALLOWED_SCHEMES, "data"],
  },
  allowedStyles: {
    "*": Object.fromEntries(Object.entries(ALLOWED_STYLES).map(([name, fit]) => [name, [fit]])),
  },
  selfClosing: ["br", "col", "hr", "img", "input", "source", "track", "wbr", EMBED_TAG],
  nestingLimit: MAX_NESTING,
};
