/** Longest selector that is shown, in characters. */
export const SELECTOR_MAX_LENGTH = 100;

/**
 * A readable selector for messages, such as `form#order>button.big`: from the nearest ancestor
 * with an id. Never throws and may match several elements.
 */
export function shortSelector(element: Element): string {
  let selector = "";
  try {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const longer = selector ? `${nameOf(at)}>${selector}` : nameOf(at);
      if (selector && longer.length > SELECTOR_MAX_LENGTH) break;
      selector = longer;
      if (at.getAttribute("id")) break;
    }
  } catch {
    // A form field named "parentElement" or the like stands in the way of its form's properties.
  }
  return selector.slice(0, SELECTOR_MAX_LENGTH) || "an element";
}

function nameOf(element: Element): string {
  const id = element.getAttribute("id");
  if (id) return `${element.localName}#${id}`;
  const classes = element.getAttribute("class")?.match(/\S+/g) ?? [];
  return [element.localName, ...classes.slice(0, 2)].join(".");
}
