import type { CommentState } from "../../../content/admin/commentWire.ts";

/** What a key does to the comment that has the focus. */
export type Shortcut = CommentState | "next" | "previous" | "reply" | "edit" | "select";

/** Single keys, as they are written on them; they count only while a comment has the focus. */
export const SHORTCUTS: Readonly<Record<string, Shortcut>> = {
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

type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget;
  readonly currentTarget: EventTarget;
};

/** What a key means on a comment; undefined for other keys, and for what is pressed in something within it. */
export function shortcutOf(event: Pressed): Shortcut | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.target !== event.currentTarget) return undefined;
  const key = event.key.toLowerCase();
  return Object.hasOwn(SHORTCUTS, key) ? SHORTCUTS[key] : undefined;
}
