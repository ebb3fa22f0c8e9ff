import { Toolbar } from "@base-ui/react/toolbar";
import { memo } from "react";
import { Button } from "../../admin/controls/Button.tsx";
import { IconButton } from "../../admin/controls/IconButton.tsx";
import type { IconName } from "../../admin/controls/icons.tsx";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { keyLabel } from "./keyLabel.ts";
import type { TextActionName } from "./textCommands.ts";
import { TEXT_KEYS } from "./textKeys.ts";

export type TextToolbarProps = {
  /** What is on where the cursor stands. */
  readonly active: readonly TextActionName[];
  readonly isLinked: boolean;
  readonly onAct: (name: TextActionName) => void;
  readonly onLink: () => void;
  readonly onPicture: () => void;
};

/** The tools in their groups: each with its icon, or with letters that stand for it. */
const GROUPS: readonly (readonly [name: Shown, sign: IconName | Letters][])[] = [
  [
    ["heading2", "H2"],
    ["heading3", "H3"],
    ["heading4", "H4"],
  ],
  [
    ["strong", "bold"],
    ["em", "italic"],
    ["code", "code"],
    ["link", "link"],
  ],
  [
    ["bullets", "bullets"],
    ["numbers", "numbers"],
    ["quote", "quote"],
    ["codeBlock", "codeBlock"],
    ["rule", "rule"],
    ["picture", "image"],
  ],
  [["clear", "clear"]],
];

type Letters = `H${number}`;
type Shown = Exclude<TextActionName, "paragraph"> | "link" | "picture";

/** Those that do something once, and are neither on nor off. */
const ONCE: readonly Shown[] = ["rule", "picture", "clear"];

/** The tools of a text: one stop for Tab, arrow keys among them. */
export const TextToolbar = memo(function TextToolbar({
  active,
  isLinked,
  onAct,
  onLink,
  onPicture,
}: TextToolbarProps) {
  const { say } = useAdminLocale();
  function act(name: Shown): void {
    if (name === "link") onLink();
    else if (name === "picture") onPicture();
    else onAct(name);
  }
  const button = ([name, sign]: (typeof GROUPS)[number][number]) => {
    const isOn = name === "link" ? isLinked : active.some((one) => one === name);
    const key = name === "link" ? "Mod-k" : name === "picture" ? undefined : TEXT_KEYS[name];
    const label = say(`richText.${name}`);
    return (
      <Toolbar.Button
        key={name}
        render={
          isLetters(sign) ? (
            <Button look="plain" className="icon-button" aria-label={label}>
              {sign}
            </Button>
          ) : (
            <IconButton icon={sign} label={label} />
          )
        }
        title={key ? `${label} (${keyLabel(key)})` : label}
        aria-pressed={ONCE.includes(name) ? undefined : isOn}
        // The text keeps its selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => act(name)}
      />
    );
  };
  return (
    <Toolbar.Root className="text-toolbar" aria-label={say("richText.tools")}>
      {GROUPS.map((group) => (
        <Toolbar.Group key={group[0]?.[0]} className="text-tools">
          {group.map(button)}
        </Toolbar.Group>
      ))}
    </Toolbar.Root>
  );
});

function isLetters(sign: IconName | Letters): sign is Letters {
  return sign.startsWith("H");
}
