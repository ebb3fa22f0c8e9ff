/** What parts the whole from the rest in a number. */
export type DecimalMark = "." | ",";

/** A cell's number, or what is wrong with it, in words. */
export type ReadNumber = number | { readonly problem: string };

/**
 * A number as people of many countries write it: "1234.5", "1,234.50", "1.234,50", "12,50 €".
 * @param usual - how the table writes numbers, where one alone does not tell: "1,234"
 */
export function readNumber(cell: string, usual: DecimalMark | undefined): ReadNumber {
  if (cell.length > MAX_LENGTH) return { problem: "is no number" };
  const bare = bareNumber(cell);
  const mark = /[.,]/.test(bare) ? (markIn(cell) ?? usual) : ".";
  if (mark === undefined) {
    return { problem: "can be read in two ways; write it without a sign for thousands" };
  }
  const plain = bare.replaceAll(otherThan(mark), "_").replaceAll(mark, ".");
  if (!NUMBER.test(plain)) return { problem: "is no number" };
  return Number(plain.replaceAll("_", ""));
}

/**
 * The sign in a number that surely parts the whole from the rest; undefined where there is none, or
 * where the only sign stands before three digits, as one for thousands does, too.
 */
export function markIn(cell: string): DecimalMark | undefined {
  if (cell.length > MAX_LENGTH) return undefined;
  const bare = bareNumber(cell);
  const signs = [...bare.matchAll(/[.,]/g)].map(([sign]) => sign as DecimalMark);
  const last = signs.at(-1);
  if (last === undefined) return undefined;
  if (signs.includes(otherThan(last))) return last;
  if (signs.length > 1) return otherThan(last);
  return bare.length - bare.lastIndexOf(last) - 1 === 3 ? undefined : last;
}

/** No number that a shop writes is longer, in UTF-16 units. */
const MAX_LENGTH = 60;

/** "_" parts thousands. */
const NUMBER = /^[+-]?(?:\d{0,15}|\d{1,3}(?:_\d{3}){1,4})(?:\.\d{1,20})?(?<=\d)$/;

/** Without the currency's sign or code, and without blanks. */
function bareNumber(cell: string): string {
  return cell
    .replace(/[\p{Sc}\s'’]/gu, "")
    .replace(/^[A-Z]{3}(?=[\d.,+-])|(?<=[\d.,])[A-Z]{3}$/g, "");
}

function otherThan(mark: DecimalMark): DecimalMark {
  return mark === "." ? "," : ".";
}
