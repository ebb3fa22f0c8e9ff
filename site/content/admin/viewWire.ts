import * as v from "valibot";

/** Lists as somebody wants to see them again; each person has their own. */
export const VIEWS_API = "/api/admin/views";

const screen = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/));

/** GET /api/admin/views?screen= */
export const viewQuery = v.object({ screen });

/** POST /api/admin/views; one of the same name is replaced. */
export const newView = v.object({
  screen,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  /** As it stands in the address, such as "state=draft&sort=-updated". */
  query: v.pipe(v.string(), v.maxLength(1000)),
});

/** A view as it was saved; what POST /api/admin/views answers. */
export const savedView = v.object({ id: v.string(), name: v.string(), query: v.string() });
export type SavedView = v.InferOutput<typeof savedView>;
/** GET /api/admin/views: those of one list. */
export const viewList = v.object({ items: v.array(savedView) });
