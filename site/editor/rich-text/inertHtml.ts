/** Makes HTML from a string readable under a policy of the page that asks for it. */
type HtmlPolicy = { createHTML(html: string): string };
type TrustedTypes = {
  createPolicy(name: string, rules: { createHTML(html: string): string }): HtmlPolicy;
};

let policy: HtmlPolicy | undefined;

/**
 * Reads HTML into a document of its own, in which no script runs, no style holds and nothing is fetched. The
 * one place where the owner's screens make nodes from a string, and they never join the page.
 */
export function readInert(html: string): HTMLElement {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("vitrine-editor", { createHTML: (text) => text });
  const trusted = policy?.createHTML(html) ?? html;
  return new DOMParser().parseFromString(trusted, "text/html").body;
}

/** An empty element of a document that is not the page's: what is built there fetches nothing. */
export function createInert(): HTMLElement {
  return document.implementation.createHTMLDocument("").body;
}
