import type { ItemRecord } from "./ExportRecord.ts";
import { plainText } from "./plainText.ts";

/** One entry of one of the old site's menus. */
export type MenuItem = {
  readonly id: string;
  /** The slug of its menu. */
  readonly menu: string;
  /** What it is called; "" means like what it leads to. */
  readonly label: string;
  /** "custom", "post_type", "taxonomy", or what a plugin invented. */
  readonly type: string;
  /** The id of what it leads to. */
  readonly objectId: string;
  /** Where it leads, for one that an owner wrote. */
  readonly address: string;
  /** The id of the entry above; "0" at the top. */
  readonly parentId: string;
  readonly order: number;
};

/** Reads an item of the type nav_menu_item. @returns undefined where it is in no menu */
export function readMenuItem({ fields, terms, meta }: ItemRecord): MenuItem | undefined {
  const menu = terms.find(({ domain }) => domain === "nav_menu")?.slug;
  if (menu === undefined || fields.get("wp:status")?.trim() === "draft") return undefined;
  const said = (name: string): string => meta.get(`_menu_item_${name}`)?.trim() ?? "";
  return {
    id: fields.get("wp:post_id")?.trim() ?? "",
    menu,
    label: plainText(fields.get("title") ?? "", 120),
    type: said("type"),
    objectId: said("object_id"),
    address: said("url").slice(0, 2000),
    parentId: said("menu_item_parent") || "0",
    order: Number(fields.get("wp:menu_order")) || 0,
  };
}
