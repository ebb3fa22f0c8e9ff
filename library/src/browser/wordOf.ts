import { text } from "./values.ts";
import { warnSetting } from "./warnSetting.ts";

/** A setting that an author wrote: the element that carries it, its name and its value. */
export type WordSetting = {
  readonly element: Element;
  readonly name: string;
  readonly value: unknown;
};

/**
 * The one of these words that a setting holds. Undefined where it holds nothing, or another word,
 * which is named in one warning.
 */
export function wordOf<Word extends string>(
  words: readonly Word[],
  { element, name, value }: WordSetting,
): Word | undefined {
  const found = words.find((word) => word === value);
  if (value && !found) {
    warnSetting(
      element,
      name,
      `is "${text(value)}", which does not exist. Write one of ${words.join(", ")}.`,
    );
  }
  return found;
}
