import type { IOptions, Transformer } from "sanitize-html";
import { ALLOWED_TAGS, RENAMED_TAGS } from "../allowedHtml.ts";
import { type Attributes, cleanAttributes } from "./cleanAttributes.ts";
import { createAncestors } from "./createAncestors.ts";
import { EMBED_TAG, embedAttributes } from "./embedLink.ts";

/**
 * Stands for a textarea while the markup is being written. The parser would hand its text through
 * unescaped, and ends it by other rules than browsers do.
 */
export const TEXTAREA_TAG = "v-textarea";

/** Elements may stand this deep in one another; deeper ones go, their text stays. */
export const MAX_NESTING = 200;

/** Markup deeper than this is not read as markup at all: reading it would take too long. */
export const UNREADABLE_NESTING = 1_000;

/** Thrown by the rules when elements stand deeper than UNREADABLE_NESTING. */
export class UnreadableNesting extends Error {}

const FONT_SIZES = ["", "x-small", "small", "medium", "large", "x-large", "xx-large"];

const OLD_GALLERY_TAGS = new Set(["dl", "dt", "dd"]);
const OLD_GALLERY_PART = /(?:^|\s)gallery-(?:item|icon|caption)(?:\s|$)/;

const allowed = new Set(ALLOWED_TAGS);

type ElementRules = Required<Pick<IOptions, "onOpenTag" | "onCloseTag" | "textFilter">> & {
  transform: Transformer;
};

/** What happens to each element of one document, in reading order. Holds state: use it once. */
export function createElementRules(): ElementRules {
  const ancestors = createAncestors();
  const seenIds = new Set<string>();
  return {
    onOpenTag: (tag) => {
      ancestors.open(tag);
      if (ancestors.depth() > UNREADABLE_NESTING) throw new UnreadableNesting();
    },
    onCloseTag: () => ancestors.close(),
    transform: (tagName, attribs) => {
      // sanitize-html forgets to forget the new name of an element that it then leaves out.
      if (ancestors.depth() > MAX_NESTING) return { tagName, attribs };
      if (tagName === "textarea") {
        return { tagName: TEXTAREA_TAG, attribs: cleanAttributes("textarea", attribs, seenIds) };
      }
      const embed = tagName === "iframe" ? embedAttributes(attribs) : undefined;
      if (embed) return { tagName: EMBED_TAG, attribs: embed };
      const { tag, attributes } = rename(tagName, attribs);
      if (!allowed.has(tag)) return { tagName, attribs };
      const fit = ancestors.fit(tag);
      return { tagName: fit, attribs: cleanAttributes(fit, attributes, seenIds) };
    },
    textFilter: (text, tag) => (tag === "textarea" ? onceEscaped(text) : text),
  };
}

function rename(tagName: string, attributes: Attributes): { tag: string; attributes: Attributes } {
  // What poses as one of our stand-ins is nothing but text in a span.
  if (tagName === EMBED_TAG || tagName === TEXTAREA_TAG) return { tag: "span", attributes: {} };
  // Old themes wrote the pictures of a gallery as definitions of nothing.
  if (OLD_GALLERY_TAGS.has(tagName) && OLD_GALLERY_PART.test(attributes.class ?? "")) {
    return { tag: "div", attributes };
  }
  const renamed = Object.hasOwn(RENAMED_TAGS, tagName) ? RENAMED_TAGS[tagName] : undefined;
  if (!renamed) return { tag: tagName, attributes };
  const styles = [attributes.style, renamed.style, tagName === "font" && fontStyle(attributes)];
  const style = styles.filter(Boolean).join(";");
  return { tag: renamed.tag, attributes: style ? { ...attributes, style } : attributes };
}

function fontStyle({ color, face, size }: Attributes): string {
  const styles = [
    color && `color:${color}`,
    face && `font-family:${face}`,
    size && FONT_SIZES[Number(size)] && `font-size:${FONT_SIZES[Number(size)]}`,
  ];
  return styles.filter(Boolean).join(";");
}

/** Text of a textarea comes as it was written, with its entities, and is escaped once too often. */
function onceEscaped(text: string): string {
  return text.replace(/&amp;(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi, "&$1;");
}
