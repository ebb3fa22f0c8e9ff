const said = new Set<string>();

/**
 * Tells a page's author, once per text and page, what is wrong, why it matters and what to do.
 * Never throws. `about`, the element or error in question, is shown beside the text.
 */
export function warn(text: string, about?: unknown): void {
  if (said.has(text)) return;
  said.add(text);
  const parts = about === undefined ? [`vitrine: ${text}`] : [`vitrine: ${text}`, about];
  // biome-ignore lint/suspicious/noConsole: the one place from which Vitrine speaks to authors.
  console.warn(...parts);
}
