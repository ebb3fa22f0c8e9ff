import * as v from "valibot";

/** How many rows a page of a list may have; the first is the default. */
export const PAGE_SIZES = [25, 50, 100] as const;

/** The longest text that a list is searched for, in characters. */
export const MAX_SEARCH = 200;

/** What the address of every list of the owner's screens may say; a list adds its own filters. */
export const listQuery = {
  /** From 1. */
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), "1"),
  per: v.optional(v.pipe(v.string(), v.transform(Number), v.picklist(PAGE_SIZES)), "25"),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_SEARCH)), ""),
};

/**
 * The order of a list: a column, with "-" before it from the last to the first.
 * @param columns that can be sorted by; the first word of the two is the default
 */
export function sortQuery<const Columns extends readonly string[]>(
  columns: Columns,
  byDefault: Columns[number] | `-${Columns[number]}`,
) {
  const orders = columns.flatMap((column) => [column, `-${column}`]) as (
    | Columns[number]
    | `-${Columns[number]}`
  )[];
  return v.optional(v.picklist(orders), byDefault);
}

/** One page of a list. */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({
    items: v.array(item),
    total: v.number(),
    page: v.number(),
    page_count: v.number(),
  });
}

/** What became of several things at once: those it was done to, and why not to the others. */
export const bulkAnswer = v.object({
  done: v.array(v.string()),
  failed: v.array(v.object({ id: v.string(), message: v.string() })),
});

/** How many things one request may be about. */
export const MAX_BULK = 500;

/** The ids of what a request is about. */
export const bulkIds = v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MAX_BULK));

/** The same where ids are the database's own. */
export const bulkUuids = v.pipe(
  v.array(v.pipe(v.string(), v.uuid())),
  v.minLength(1),
  v.maxLength(MAX_BULK),
);
