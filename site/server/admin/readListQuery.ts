import type { Context } from "hono";
import type * as v from "valibot";
import type { PageQuestion } from "../../store/listPage.ts";
import { readQuery } from "./readBody.ts";

type OfList = v.GenericSchema<unknown, { readonly page: number; readonly per: number }>;

/** What a list is asked for, as the store is asked: what an address calls "per" is a page's size. @throws SiteError 400 `invalid` */
export function readListQuery<Schema extends OfList>(
  c: Context,
  schema: Schema,
): Omit<v.InferOutput<Schema>, "per" | "page"> & PageQuestion {
  const { per: pageSize, page, ...asked } = readQuery(c, schema);
  return { ...asked, page, pageSize };
}
