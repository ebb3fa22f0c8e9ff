type Pressed = {
  readonly key: string;
  /** Where the key is, as on an American keyboard: "KeyJ". */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Whether it is held, and not pressed anew. */
  readonly repeat: boolean;
  readonly target: EventTarget;
  readonly currentTarget: EventTarget;
};

/** What single keys do, as they are written on them. "next" and "previous" lead on. */
export type Shortcuts<Act extends string> = Readonly<Record<string, Act | "next" | "previous">>;

/**
 * What a key means on a thing that has the focus; undefined for other keys, and for what is pressed in something
 * within it. One that is held only leads on: after a decision the next thing has the focus, and it would decide on
 * one after another.
 */
export function shortcutOf<Act extends string>(
  event: Pressed,
  shortcuts: Shortcuts<Act>,
): Act | "next" | "previous" | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.target !== event.currentTarget) return undefined;
  const key = writtenOn(event);
  const shortcut = Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined;
  return event.repeat && shortcut !== "next" && shortcut !== "previous" ? undefined : shortcut;
}

/** What is written on a key; where its letter is of another script, the Latin one that shares its place. */
function writtenOn({ key, code }: Pick<Pressed, "key" | "code">): string {
  const [, letter] = OTHER_SCRIPT.test(key) ? (/^Key([A-Z])$/.exec(code) ?? []) : [];
  return (letter ?? key).toLowerCase();
}

/** One letter, or the two that an Arabic key writes at once; not "Enter", nor a sign such as "!". */
const OTHER_SCRIPT = /^(?!.*\p{Script=Latin})[\p{L}\p{M}]+$/u;
