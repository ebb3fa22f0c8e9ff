import * as v from "valibot";
import { asField } from "../../content/fields/asField.ts";
import { sanitiseHtml } from "../../content/sanitiseHtml.ts";

/** How many characters of sanitised HTML are remembered; sanitising is the dearest part of a page. */
const REMEMBERED = 8_000_000;

const sanitised = new Map<string, string>();
let size = 0;

/**
 * A field of a block that holds such HTML, to be printed by useShownHtml(); HTML too long to be read
 * is an issue, not an error.
 */
export const foreignHtmlField = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return sanitiseAgain(dataset.value);
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : String(error) });
      return NEVER;
    }
  }),
  asField({ kind: "html" }),
);

/**
 * HTML of another system without what could run. It was sanitised when stored; it is again here,
 * since what is in the store may be older than our rules.
 */
function sanitiseAgain(html: string): string {
  const before = sanitised.get(html);
  if (before !== undefined) return before;
  const safe = sanitiseHtml(html);
  if (size > REMEMBERED) {
    sanitised.clear();
    size = 0;
  }
  sanitised.set(html, safe);
  size += html.length + safe.length;
  return safe;
}
