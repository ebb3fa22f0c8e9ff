import type { ProductParts } from "../../store/productParts.ts";
import type { ProductRow } from "./ProductRow.ts";
import type { Column } from "./productColumns.ts";
import type { Note, ReadContext } from "./ReadContext.ts";
import { readDay } from "./readDay.ts";
import { readNumber } from "./readNumber.ts";

type Variant = ProductParts["variants"][number];
type Prices = Pick<Variant, "price" | "regularPrice" | "sale">;

/** Prices beyond this are mistakes: what is written here must be counted exactly. */
const HIGHEST = 1_000_000_000_000;

/** What a row costs, now and while it is reduced. What is wrong is left out, and noted. */
export function readPrices(row: ProductRow, context: ReadContext, note: Note): Prices {
  const regular = readMoney(row, "regularPrice", { context, note });
  const reduced = readMoney(row, "salePrice", { context, note });
  if (reduced === null) return { price: regular };
  if (regular === null) return { price: reduced };
  if (reduced >= regular) {
    const [sale, usual] = [row.text("salePrice"), row.text("regularPrice")];
    if (reduced > regular) {
      note(`its sale price ${sale} is above its regular price ${usual}: it is not reduced`);
    }
    return { price: regular };
  }
  return readSale(row, { regular, reduced }, note);
}

function readSale(
  row: ProductRow,
  { regular, reduced }: { readonly regular: number; readonly reduced: number },
  note: Note,
): Prices {
  const from = readDay(row.text("saleStarts"), "starts");
  const until = readDay(row.text("saleEnds"), "ends");
  if (from === "invalid" || until === "invalid") {
    const cell = from === "invalid" ? row.text("saleStarts") : row.text("saleEnds");
    note(`the date "${shortened(cell)}" of its sale is none: it is not reduced`);
    return { price: regular };
  }
  if (from === null && until === null) return { price: reduced, regularPrice: regular };
  if (from !== null && until !== null && until <= from) {
    note("its sale ends before it starts: it is not reduced");
    return { price: regular };
  }
  return { price: regular, sale: { price: reduced, from, until } };
}

function readMoney(
  row: ProductRow,
  column: Column,
  { context, note }: { readonly context: ReadContext; readonly note: Note },
): number | null {
  const cell = row.text(column);
  if (cell === "") return null;
  const name = column === "salePrice" ? "its sale price" : "its price";
  const left = (problem: string): null => {
    note(`${name} "${shortened(cell)}" ${problem}: it came without`);
    return null;
  };
  const read = readNumber(cell, context.survey.decimalMark);
  if (typeof read !== "number") return left(read.problem);
  const exact = read * context.minorUnit;
  if (exact < 0) return left("is below zero");
  if (exact > HIGHEST) return left("is beyond what can be counted");
  const minor = Math.round(exact);
  if (Math.abs(exact - minor) > 0.001) {
    note(`${name} "${shortened(cell)}" is finer than the currency: it is rounded`);
  }
  return minor;
}

/** What a note repeats of a cell. */
export function shortened(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 40)}…` : cell;
}
