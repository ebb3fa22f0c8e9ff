/** Longest selector that is shown, in characters. */
export const SELECTOR_MAX_LENGTH = 100;

/**
 * A readable selector for messages, such as `form#order` or `#order button.big`: the element by
 * its id, else by its classes within the nearest id. Never throws and may match several elements.
 */
export function shortSelector(element: Element): string {
  try {
    const id = element.getAttribute("id");
    const within = element.closest("[id]")?.getAttribute("id");
    const name = id ? `#${id}` : [...element.classList].map((one) => `.${one}`).join("");
    const place = within && !id ? `#${within} ` : "";
    return (place + element.localName + name).slice(0, SELECTOR_MAX_LENGTH);
  } catch {
    // A form field named "closest" or the like stands in the way of its form's properties.
    return "an element";
  }
}
