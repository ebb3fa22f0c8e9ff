import type { CommentState } from "../../../content/admin/commentWire.ts";
import type { Shortcuts } from "../../controls/shortcutOf.ts";

/** What a key does to the comment that has the focus; they count only while one has it. */
export const SHORTCUTS: Shortcuts<CommentState | "reply" | "edit" | "select"> = {
  j: "next",
  k: "previous",
  a: "approved",
  u: "pending",
  s: "spam",
  d: "trash",
  r: "reply",
  e: "edit",
  x: "select",
};
