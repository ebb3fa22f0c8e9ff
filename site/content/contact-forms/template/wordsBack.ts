import type { FormTag } from "./FormTag.ts";
import { hasWords, textsIn } from "./layOut.ts";

type Part = string | FormTag;

/** Whether a form of ours has such tags. */
type IsKnown = (type: string) => boolean;

export type WordsBack = {
  readonly parts: readonly Part[];
  /** Those that are text now: they may be tags of a plug-in all the same. */
  readonly given: readonly FormTag[];
};

/**
 * Words in brackets between those of a label and its field, such as "Name (see [note 2])", are no tag,
 * though they look like one that nobody knows: they go back into the text.
 */
export function wordsBack(parts: readonly Part[], isKnown: IsKnown): WordsBack {
  const leading = leadingToFields(parts, isKnown);
  const given: FormTag[] = [];
  let followsWords = false;
  const back = parts.map((part): Part => {
    if (typeof part === "string") {
      const texts = textsIn(part);
      followsWords = hasWords(texts.at(-1) ?? "") || (followsWords && texts.length === 1);
      return part;
    }
    if (followsWords && leading.has(part)) {
      given.push(part);
      return part.source;
    }
    followsWords = false;
    return part;
  });
  return { parts: back, given };
}

/** Words in brackets from which a field is reached in the same text. */
function leadingToFields(parts: readonly Part[], isKnown: IsKnown): ReadonlySet<FormTag> {
  const leading = new Set<FormTag>();
  const closed = new Set<string>();
  let reachesField = false;
  for (const part of parts.toReversed()) {
    if (typeof part === "string") {
      reachesField &&= textsIn(part).length === 1;
      for (const [, type = ""] of part.matchAll(/\[\/([a-z][\w-]*)\*?\]/gi)) closed.add(type);
    } else if (isKnown(part.type)) reachesField = true;
    else if (reachesField && isWordy(part) && !closed.has(part.type)) leading.add(part);
    else reachesField = false;
  }
  return leading;
}

function isWordy({ isRequired, options, values }: FormTag): boolean {
  return !isRequired && values.length === 0 && !options.some((option) => option.includes(":"));
}
