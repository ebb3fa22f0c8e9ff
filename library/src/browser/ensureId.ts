/** The element's id, for ARIA to refer to; one is made up where it has none. */
export function ensureId(element: Element): string {
  element.id ||= `vitrine-${Math.random().toString(36).slice(2)}`;
  return element.id;
}
