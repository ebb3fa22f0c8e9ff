import type { MenuItem } from "./MenuItem.ts";
import type { ExportSurvey } from "./surveyExport.ts";

/**
 * What the old site showed where it had no menu: its pages as entries of one, each below the page above
 * it, by their order, else by their titles.
 */
export function pageItems({ documents }: ExportSurvey): MenuItem[] {
  return [...documents]
    .filter(([, { kind, isPublished, title }]) => kind === "page" && isPublished && title !== "")
    .map(([id, { title, parentId, order }]) => ({
      ...{ id, parentId, order, label: title },
      ...{ menu: "", type: "post_type", objectId: id, address: "" },
    }))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label));
}
