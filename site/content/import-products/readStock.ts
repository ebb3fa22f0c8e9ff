import type { ProductParts } from "../../store/productParts.ts";
import type { ProductRow } from "./ProductRow.ts";
import type { Note } from "./ReadContext.ts";
import { readNumber } from "./readNumber.ts";
import { shortened } from "./readPrices.ts";

type Stock = Pick<ProductParts["variants"][number], "stock" | "takesBackorders">;

/** The most that can lie in stock: the largest integer of the database. */
const MOST = 2_147_483_647;

const YES = /^(?:1|yes|true|notify|instock|in stock)$/i;
const NO = /^(?:0|-1|no|false|outofstock|out of stock)$/i;
const ON_ORDER = /^(?:backorder|onbackorder|on backorder)$/i;

/** Whether a cell says yes; `usual` where it says neither yes nor no. */
export function readYes(cell: string, usual: boolean): boolean {
  if (YES.test(cell)) return true;
  return NO.test(cell) ? false : usual;
}

/** How many are left, and what holds when none is. */
export function readStock(row: ProductRow, parent: ProductRow | undefined, note: Note): Stock {
  const isShared = row.text("stock").toLowerCase() === "parent";
  const counted = isShared ? parent : row;
  const stock = countOf(counted?.text("stock") ?? "", note);
  const takesBackorders = readYes((counted ?? row).text("backorders"), false);
  if (stock !== null) return { stock, takesBackorders };
  const state = row.text("inStock");
  if (ON_ORDER.test(state)) return { stock: 0, takesBackorders: true };
  return { stock: readYes(state, true) ? null : 0 };
}

/** Null where nobody counts. */
function countOf(cell: string, note: Note): number | null {
  if (cell === "") return null;
  const read = readNumber(cell, ".");
  if (typeof read !== "number") {
    note(`its stock "${shortened(cell)}" ${read.problem}: it is not counted`);
    return null;
  }
  if (read < 0) note(`its stock ${shortened(cell)} is below zero: it is 0`);
  else if (!Number.isInteger(read))
    note(`its stock ${shortened(cell)} is no whole number: it is rounded down`);
  return Math.min(Math.max(Math.floor(read), 0), MOST);
}
