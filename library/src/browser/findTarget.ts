import { text } from "./values.ts";
import { warnSetting } from "./warnSetting.ts";

/**
 * The element that an author's setting names by its id, with or without `#`. Undefined, with one
 * warning that names the setting and the element that carries it, where the setting names nothing
 * or no such element is on the page.
 * @param setting what the author calls it, such as "el_id"
 */
export function findTarget(
  element: Element,
  setting: string,
  value: unknown,
): HTMLElement | undefined {
  const id = text(value).trim().replace(/^#/, "");
  const found = element.ownerDocument.getElementById(id);
  if (found) return found;
  warnSetting(
    element,
    setting,
    `names "${id}", which is not on the page. Write the id of an element.`,
  );
  return undefined;
}
