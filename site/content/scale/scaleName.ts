import type { Choices } from "./createChoices.ts";
import { ADJECTIVES, ENDINGS, NOUNS } from "./words.ts";

/** A name that may come twice, and a part of an address that may not. */
export function scaleName(
  number: number,
  choices: Choices,
): { readonly name: string; readonly slug: string } {
  const words = `${choices.one(ADJECTIVES)} ${choices.one(NOUNS)}`;
  const slug = `${words.toLowerCase().replaceAll(" ", "-")}-${number}`;
  return { name: words + choices.one(ENDINGS), slug };
}
