import type { Values } from "../fillMessage.ts";
import type { Message } from "../messages.ts";
import type { ToldTexts } from "./messages.ts";

/** What is said in place of a sentence, and the values that it was told with. */
export type FoundTold = { readonly message: Message; readonly values: Values };

/** A sentence with places for values: what stands before, between and behind them. */
type Template = {
  readonly parts: readonly string[];
  readonly names: readonly string[];
  readonly message: Message;
};

/** Makes what finds the translation of a sentence: of itself, else of a sentence with places that it fits. */
export function createFindTold(texts: ToldTexts): (english: string) => FoundTold | undefined {
  const exact = new Map(Object.entries(texts));
  // What has most letters of its own says most exactly what is meant.
  const templates = [...exact]
    .filter(([english]) => PLACE.test(english))
    .map(([english, message]) => toTemplate(english, message))
    .sort((one, other) => lengthOf(other) - lengthOf(one));
  return (english) => {
    const message = exact.get(english);
    if (message !== undefined) return { message, values: {} };
    for (const template of templates) {
      const values = readValues(english, template);
      if (values) return { message: template.message, values };
    }
    return undefined;
  };
}

const PLACE = /\{(\w+)\}/;

function toTemplate(english: string, message: Message): Template {
  // Splitting by a pattern with a group gives what lies between and the group in turn.
  const pieces = english.split(PLACE);
  return {
    parts: pieces.filter((_, index) => index % 2 === 0),
    names: pieces.filter((_, index) => index % 2 === 1),
    message,
  };
}

function lengthOf({ parts }: Template): number {
  return parts.join("").length;
}

/**
 * The values of a sentence by the words around them, each as short as it can be: every part is looked for once, so
 * that no sentence, however long, takes more than a look through it.
 */
function readValues(sentence: string, { parts, names }: Template): Values | undefined {
  const [first = "", ...others] = parts;
  const last = others.pop() ?? "";
  const end = sentence.length - last.length;
  if (!sentence.startsWith(first) || !sentence.endsWith(last)) return undefined;
  const said: string[] = [];
  let from = first.length;
  for (const part of others) {
    const at = sentence.indexOf(part, from);
    if (at === -1) return undefined;
    said.push(sentence.slice(from, at));
    from = at + part.length;
  }
  if (from > end) return undefined;
  said.push(sentence.slice(from, end));
  return Object.fromEntries(names.map((name, index) => [name, toValue(said[index] ?? "")]));
}

/** Numbers are written anew, in the way of the language. */
function toValue(text: string): string | number {
  return WRITTEN_NUMBER.test(text) ? Number(text.replaceAll(",", "")) : text;
}

/** As English writes whole numbers: 20000 or 20,000. */
const WRITTEN_NUMBER = /^(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4})$/;
