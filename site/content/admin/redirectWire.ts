import * as v from "valibot";
import { listOf, listQuery, MAX_BULK, sortQuery } from "./listWire.ts";
import { time } from "./timeWire.ts";

/** Where the owner's screens find what leads from old addresses to new ones. */
export const REDIRECTS_API = "/api/admin/redirects";

const address = v.pipe(v.string(), v.trim(), v.maxLength(3000, "This address is too long."));

/** The query of GET /api/admin/redirects; it searches both addresses. */
export const redirectQuery = v.object({
  ...listQuery,
  sort: sortQuery(["created", "from", "to"], "-created"),
});

/** A row of the list; "from" names it. */
export const listedRedirect = v.object({
  from: v.string(),
  to: v.string(),
  created_at: time,
  /** Whether visitors find something there. */
  has_goal: v.boolean(),
});
export type ListedRedirectRow = v.InferOutput<typeof listedRedirect>;
export const redirectList = listOf(listedRedirect);

/** POST /api/admin/redirects: addresses of this site, also with its name before them. */
export const redirectSave = v.object({ from: address, to: address });
export type RedirectSave = v.InferOutput<typeof redirectSave>;

/** PUT /api/admin/redirects: `was` is the old address of the one that is changed. */
export const redirectChange = v.object({ was: v.string(), ...redirectSave.entries });

/** As it was kept in the end: what leads on is led to its end at once. */
export const redirectKept = v.object({ from: v.string(), to: v.string() });

/** POST /api/admin/redirects/delete */
export const redirectsDelete = v.object({
  from: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MAX_BULK)),
});

/** What the deletion answers, and POST /api/admin/redirects/restore takes. */
export const removedRedirects = v.object({
  removed: v.pipe(
    v.array(v.object({ from: v.string(), to: v.string(), created_at: time })),
    v.maxLength(MAX_BULK),
  ),
});
export type RemovedRedirects = v.InferOutput<typeof removedRedirects>;
