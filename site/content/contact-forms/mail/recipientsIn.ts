/** One place for an address in a list of them; tags may stand in it. */
export type RecipientPart = {
  /** As it is written, trimmed. */
  readonly text: string;
  /** The address of it: of `Ada <ada@ada.example>` what stands in angle brackets. */
  readonly address: string;
  /** Where it begins in the list. */
  readonly index: number;
};

/** The addresses that a list names, parted by commas; one in quotes, brackets or a tag parts nothing. */
export function recipientsIn(list: string): readonly RecipientPart[] {
  return [...list.matchAll(/(?:"[^"]*"|<[^<>]*>|\[[^[\]]*\]|[^,;\r\n])+/g)].flatMap((found) => {
    const text = found[0].trim();
    if (text === "") return [];
    const address = (/<([^<>]*)>$/.exec(text)?.[1] ?? text).trim();
    return [{ text, address, index: found.index + found[0].search(/\S/) }];
  });
}
