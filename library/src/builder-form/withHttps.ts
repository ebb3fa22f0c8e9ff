/** What leads somewhere without a scheme of ours: a place on the page, a mail, a call, a whole address. */
const COMPLETE = /^(?:#|mailto:|tel:|https?:|ftps?:)/i;

/**
 * A link as a browser can follow it: `https://` comes before one that has no scheme. Nothing, places
 * on the page (`#…`), mailto, tel, http and ftp stay as they are (specification, section 5).
 */
export function withHttps(link: string): string {
  const trimmed = link.trim();
  if (trimmed === "" || COMPLETE.test(trimmed)) return trimmed;
  return `https://${trimmed}`;
}
