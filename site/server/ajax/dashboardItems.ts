import type { DashboardItem } from "./DashboardItem.ts";
import { commentCount } from "./items/commentCount.ts";

/** What pages can ask for once they are there, by tag: a file each. */
export const dashboardItems: ReadonlyMap<string, DashboardItem> = new Map([
  ["comment_count", commentCount],
]);
