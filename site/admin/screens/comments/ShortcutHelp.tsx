import { useState } from "react";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../../controls/Button.tsx";
import { Dialog } from "../../controls/Dialog.tsx";
import { SHORTCUTS } from "./shortcuts.ts";

/** Says which keys decide on a comment. */
export function ShortcutHelp() {
  const { say } = useAdminLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="key" onClick={() => setOpen(true)}>
        {say("comments.keys")}
      </Button>
      <Dialog isOpen={isOpen} title={say("comments.keys")} onClose={() => setOpen(false)}>
        <p>{say("comments.keysHelp")}</p>
        <dl className="shortcut-list">
          {Object.entries(SHORTCUTS).map(([key, shortcut]) => (
            <div key={key}>
              <dt>
                <kbd>{key.toUpperCase()}</kbd>
              </dt>
              <dd>{say(`comments.key.${shortcut}`)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
