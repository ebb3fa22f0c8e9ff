import { ICONS, type IconName } from "./icons.tsx";

export type IconProps = {
  readonly name: IconName;
};

/** A drawing beside or in place of words; its meaning must be said by the words or a label. */
export function Icon({ name }: IconProps) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-turned={TURNED.has(name) || undefined}
    >
      {ICONS[name]}
    </svg>
  );
}

/** Those that point along the line of text, and so the other way from right to left. */
const TURNED: ReadonlySet<IconName> = new Set([
  "back",
  "next",
  "previous",
  "redirect",
  "redo",
  "signOut",
  "undo",
]);
