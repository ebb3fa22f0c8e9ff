import { cleanLine, isVisible } from "../../cleanText.ts";
import { invalid } from "../readBody.ts";

/**
 * A title as it is stored: one line, without signs that would turn around what stands beside it in a list, in
 * the head of a window or in a mail. Empty where nothing of it could be seen.
 */
export function cleanTitle(sent: string): string {
  const title = cleanLine(sent);
  return isVisible(title) ? title : "";
}

/** The title of a new document. @throws SiteError 422 where nothing of it can be seen */
export function readTitle(sent: string): string {
  const title = cleanTitle(sent);
  if (title !== "") return title;
  throw invalid([{ path: ["title"], message: UNSEEN }]);
}

const UNSEEN = "Nothing of this title can be seen. Write some letters: the page is found by them.";
