import { useEffect, useState } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../controls/Button.tsx";
import { Dialog } from "../controls/Dialog.tsx";
import { Fetched } from "./Fetched.tsx";
import { isCommandKey } from "./isCommandKey.ts";
import "./command-menu.css";

/** Leads to every screen and document, and does what is done often, by a few letters. Ctrl+K opens it. */
export function CommandMenu() {
  const { say } = useAdminLocale();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      // In a text the same key makes a link.
      if (event.defaultPrevented || !isCommandKey(event)) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    addEventListener("keydown", open);
    return () => removeEventListener("keydown", open);
  }, []);
  return (
    <>
      <Button
        className="command-opener"
        icon="search"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <span>{say("commands.open")}</span>
        <kbd>{say("commands.keys")}</kbd>
      </Button>
      <Dialog isOpen={isOpen} title={say("commands.label")} onClose={() => setOpen(false)}>
        <Fetched
          load={loadChoices}
          props={{ onChosen: () => setOpen(false) }}
          failure={say("commands.failed")}
        />
      </Dialog>
    </>
  );
}

/** Fetched when it is first opened: it is a quarter of what all screens share. */
const loadChoices = () => import("./CommandChoices.tsx").then((module) => module.CommandChoices);
