import type { Shortcuts } from "../../controls/shortcutOf.ts";

/** What a key does to a message beside leading on. */
export type InboxShortcut =
  | "open"
  | "star"
  | "read"
  | "spam"
  | "trash"
  | "reply"
  | "note"
  | "select";

/** They count while a message in the list has the focus, or one that is open. */
export const INBOX_SHORTCUTS: Shortcuts<InboxShortcut> = {
  j: "next",
  k: "previous",
  o: "open",
  s: "star",
  u: "read",
  "!": "spam",
  "#": "trash",
  r: "reply",
  e: "note",
  x: "select",
};
