import { shortSelector } from "./shortSelector.ts";
import { warn } from "./warn.ts";

/**
 * Tells a page's author what is wrong with a setting of an element.
 * @param setting what the author calls it, such as an attribute
 */
export function warnSetting(element: Element, setting: string, problem: string): void {
  warn(`${setting} of ${shortSelector(element)} ${problem}`, element);
}
