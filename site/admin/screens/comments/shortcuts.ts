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
  /** Whether it is held, and not pressed anew. */
  readonly repeat: boolean;
  readonly target: EventTarget;
  readonly currentTarget: EventTarget;
};

/**
 * What a key means on a comment; undefined for other keys, and for what is pressed in something within it. One that
 * is held only leads on: after a decision the next comment has the focus, and it would decide on one after another.
 */
export function shortcutOf(event: Pressed): Shortcut | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.target !== event.currentTarget) return undefined;
  const key = event.key.toLowerCase();
  const shortcut = Object.hasOwn(SHORTCUTS, key) ? SHORTCUTS[key] : undefined;
  return event.repeat && shortcut !== "next" && shortcut !== "previous" ? undefined : shortcut;
}
