import { useState } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import type { Shortcuts } from "./shortcutOf.ts";
import "./shortcut-help.css";

export type ShortcutHelpProps<Act extends string> = {
  readonly shortcuts: Shortcuts<Act>;
  /** When they count. */
  readonly help: string;
  /** What one does. */
  readonly nameOf: (shortcut: Act | "next" | "previous") => string;
};

/** Says which single keys do what. */
export function ShortcutHelp<Act extends string>({
  shortcuts,
  help,
  nameOf,
}: ShortcutHelpProps<Act>) {
  const { say } = useAdminLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="key" onClick={() => setOpen(true)}>
        {say("shell.keys")}
      </Button>
      <Dialog isOpen={isOpen} title={say("shell.keys")} onClose={() => setOpen(false)}>
        <p>{help}</p>
        <dl className="shortcut-list">
          {Object.entries(shortcuts).map(([key, shortcut]) => (
            <div key={key}>
              <dt>
                <kbd>{key.toUpperCase()}</kbd>
              </dt>
              <dd>{nameOf(shortcut)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
