import { ImportError } from "../import/ImportError.ts";
import { plainText } from "../import/plainText.ts";
import { COLUMNS, type Column, UNUSED_COLUMNS } from "./productColumns.ts";

/** Where an attribute stands: "Attribute 1 name" and its like. */
export type AttributeColumns = Readonly<Partial<Record<AttributePart, number>>>;
type AttributePart = "name" | "value" | "visible" | "global";

/** Which cell of a row is what. */
export type Header = {
  /** How many cells a row has. */
  readonly width: number;
  readonly places: Readonly<Partial<Record<Column, number>>>;
  readonly attributes: readonly AttributeColumns[];
  /** As the header gives it, such as "kg" of "Weight (kg)". */
  readonly units: { readonly weight: string; readonly size: string };
  /** Columns that are not read: their name and place. */
  readonly others: readonly { readonly name: string; readonly place: number }[];
};

/** Names that a message lists. */
const MAX_LISTED = 30;

/** @throws ImportError where it is not the header of a table of products */
export function readHeader(cells: readonly string[]): Header {
  const names = cells.map(tidy);
  const places = Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([column, aliases]) => {
      const place = aliases.map((alias) => names.indexOf(alias)).find((found) => found !== -1);
      return place === undefined ? [] : [[column, place]];
    }),
  ) as Header["places"];
  refuseOther(places, cells);
  const attributes = attributesOf(names);
  const used = new Set([
    ...Object.values(places),
    ...attributes.flatMap((columns) => Object.values(columns)),
  ]);
  return {
    width: cells.length,
    places,
    attributes,
    units: {
      weight: unitOf(cells[places.weight ?? -1]) ?? "kg",
      size: unitOf(cells[places.length ?? -1] ?? cells[places.width ?? -1]) ?? "cm",
    },
    others: cells.flatMap((cell, place) => {
      const isIgnored = used.has(place) || /^attribute \d+ default$/.test(names[place] ?? "");
      return isIgnored || cell.trim() === "" ? [] : [{ name: plainText(cell, 60), place }];
    }),
  };
}

/** Whether a column that is not read is one that shops usually have. */
export function isUsual(name: string): boolean {
  return UNUSED_COLUMNS.has(tidy(name)) || /^download \d+ (?:id|name|url)$/.test(tidy(name));
}

/** "Weight (kg)" is "weight"; what else stands in brackets belongs to the name. */
function tidy(cell: string): string {
  return cell
    .trim()
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/^(weight|length|width|height) ?\([^()]*\)$/, "$1")
    .replace(/ \(comma separated\)$/, "");
}

function unitOf(cell = ""): string | undefined {
  const [, unit] = /\(([^()]{1,10})\)/.exec(cell) ?? [];
  return unit && plainText(unit, 10);
}

const ATTRIBUTE = /^attribute (\d{1,3}) (name|value|visible|global)(?:\(s\)|s)?$/;

function attributesOf(names: readonly string[]): readonly AttributeColumns[] {
  const found = new Map<string, Partial<Record<AttributePart, number>>>();
  for (const [place, name] of names.entries()) {
    const [, number, part] = ATTRIBUTE.exec(name) ?? [];
    if (number === undefined || part === undefined) continue;
    const columns = found.get(number) ?? {};
    columns[part as AttributePart] ??= place;
    found.set(number, columns);
  }
  return [...found.entries()]
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, columns]) => columns);
}

function refuseOther(places: Header["places"], cells: readonly string[]): void {
  const missing = [
    ...(places.name === undefined ? ['"Name"'] : []),
    ...(places.id === undefined && places.sku === undefined ? ['"ID" or "SKU"'] : []),
  ];
  if (missing.length === 0) return;
  const found = cells
    .filter((cell) => cell.trim() !== "")
    .map((cell) => `"${plainText(cell, 40)}"`);
  const listed = found.slice(0, MAX_LISTED).join(", ");
  const more = found.length > MAX_LISTED ? ` and ${found.length - MAX_LISTED} more` : "";
  const isOfOrders = cells.some((cell) => /\border\b|\bbilling\b/i.test(cell));
  const what = isOfOrders ? "It looks like an export of orders, which hold no products. " : "";
  throw new ImportError(
    "wrong-columns",
    `The table has no column ${missing.join(" and none ")}, so its rows are no products. ${what}Its columns are: ${listed}${more}. In WooCommerce, choose Products, Export, and import that file.`,
  );
}
