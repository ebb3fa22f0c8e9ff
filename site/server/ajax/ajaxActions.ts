import { LOAD_ACTION } from "vitrine/dashboard-load";
import type { AjaxAction } from "./AjaxAction.ts";
import { dashboardLoad } from "./dashboardLoad.ts";

/** What visitors' pages may ask of the server by the field `action`. */
export const ajaxActions: ReadonlyMap<string, AjaxAction> = new Map([[LOAD_ACTION, dashboardLoad]]);
