/** Longer answers are none: nobody writes them by hand. */
const MAX_ANSWER = 1000;

/**
 * An answer as it is compared, so that who is right is not refused for how it is written: entities
 * decoded, wide letters and Arabic digits as the usual ones, without white space and what cannot be
 * seen, in lower case. "" is never right.
 */
export function foldAnswer(answer: string): string {
  const written = answer.replace(/\s+/g, "");
  if (written.length > MAX_ANSWER) return "";
  return decodeEntities(written)
    .normalize("NFKC")
    .replace(/[\s\p{Cc}\p{Cf}]/gu, "")
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toLowerCase();
}

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  gt: ">",
  lt: "<",
  nbsp: " ",
  quot: '"',
};

/** Those that editors of the old system write; others stay as they are, in question and answer alike. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (entity, ...found) => {
    const [decimal, hex, name] = found as (string | undefined)[];
    if (name !== undefined) return NAMED[name] ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
