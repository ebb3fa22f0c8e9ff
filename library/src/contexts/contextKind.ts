import { type Bag, bag } from "../browser/values.ts";
import type { ContextKind } from "./PageContext.ts";

/** Objects that only screens of those who run a site print. */
const ADMIN_OBJECTS = ["ctAdminCommon", "ctTrpAdminLocalize"];

/**
 * In which context a page is: as our own pages say in their options, else by the objects that another
 * system's printed. A page that says nothing is a visitor's.
 */
export function contextKind(globals: Bag, own: Bag = {}): ContextKind {
  if (own.context === "admin") return "admin";
  return ADMIN_OBJECTS.some((name) => bag(globals[name])) ? "admin" : "public";
}
