import { isOfType } from "./fileTypes.ts";
import type { FormFile, RuleFunction } from "./RuleFunction.ts";
import { readList } from "./readList.ts";

/**
 * Holds when each value is a file that fits one item of `accept`: an ending (".pdf"), a type
 * ("image/png") or a kind ("image/*"). Without `accept` no file fits.
 */
export const fileRule: RuleFunction = (values, { accept }) => {
  const items = readList(accept).map((item) => item.toLowerCase());
  return values.every(
    (value) => typeof value !== "string" && items.some((item) => fits(value, item)),
  );
};

function fits(file: FormFile, item: string): boolean {
  return item.startsWith(".") ? file.name.toLowerCase().endsWith(item) : isOfType(file, item);
}
