import { type Bag, bag } from "./values.ts";
import { warnSetting } from "./warnSetting.ts";

/**
 * The settings that an author wrote as a JSON object into an attribute. Undefined where there is no
 * such attribute, and, with one warning that names element and attribute, where it cannot be read.
 */
export function readJsonAttribute(element: Element, name: string): Bag | undefined {
  const text = element.getAttribute(name);
  if (text === null) return undefined;
  const settings = parse(text);
  if (!settings) {
    warnSetting(
      element,
      `the attribute ${name}`,
      "is not a JSON object. Write names and texts in double quotes.",
    );
  }
  return settings;
}

function parse(text: string): Bag | undefined {
  try {
    return bag(JSON.parse(text));
  } catch {
    return undefined;
  }
}
