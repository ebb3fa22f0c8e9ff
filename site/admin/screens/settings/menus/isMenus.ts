import type { MenusOfLanguage } from "../../../../content/settings/menus.ts";
import { isObject } from "../../../form/isObject.ts";

/** What is being written need not be right yet; only its shape is asked for. */
export function isMenus(value: unknown): value is MenusOfLanguage {
  return isObject(value) && Array.isArray(value.main) && Array.isArray(value.footer);
}
