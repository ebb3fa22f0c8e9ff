import * as v from "valibot";
import { sanitiseHtml } from "../../content/sanitiseHtml.ts";
import { linkMediaElsewhere } from "./linkMediaElsewhere.ts";

/** How many characters of rendered HTML are remembered; sanitising is the dearest part of a page. */
const REMEMBERED = 8_000_000;

const rendered = new Map<string, string>();
let size = 0;

/** A field of a block that holds such HTML; HTML too long to be read is an issue, not an error. */
export const foreignHtmlField = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return renderForeignHtml(dataset.value);
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : String(error) });
      return NEVER;
    }
  }),
);

/**
 * HTML of another system as a page may print it. It was sanitised when stored; it is again here,
 * since what is in the store may be older than our rules.
 */
function renderForeignHtml(html: string): string {
  const before = rendered.get(html);
  if (before !== undefined) return before;
  const safe = linkMediaElsewhere(sanitiseHtml(html));
  if (size > REMEMBERED) {
    rendered.clear();
    size = 0;
  }
  rendered.set(html, safe);
  size += html.length + safe.length;
  return safe;
}
