import { type RefObject, useRef } from "react";
import type { PasswordLink } from "../../../content/admin/peopleWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../../controls/Button.tsx";
import { Dialog } from "../../controls/Dialog.tsx";
import { tell } from "../../feedback/messages.ts";
import { TextField } from "../../form/TextField.tsx";
import "../../form/small-form.css";

export type LinkDialogProps = {
  /** Undefined while there is none to show. */
  readonly link: PasswordLink | undefined;
  readonly onClose: () => void;
};

/** Shows, this one time, a link that sets a password. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const { say } = useAdminLocale();
  const copyButton = useRef<HTMLButtonElement>(null);
  const title = link ? say("people.link", { name: link.person.name }) : "";
  return (
    <Dialog isOpen={link !== undefined} title={title} onClose={onClose} initialFocus={copyButton}>
      {link && <LinkShown link={link} onClose={onClose} copyButton={copyButton} />}
    </Dialog>
  );
}

type LinkShownProps = {
  readonly link: PasswordLink;
  readonly onClose: () => void;
  readonly copyButton: RefObject<HTMLButtonElement | null>;
};

function LinkShown({ link: told, onClose, copyButton }: LinkShownProps) {
  const { link, person, ends_at, is_mailed } = told;
  const { say, date } = useAdminLocale();
  const place = useRef<HTMLDivElement>(null);
  const { name, email } = person;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      tell({ text: say("people.copied") });
    } catch {
      // Browsers allow it on https and on one's own machine only.
      place.current?.querySelector("input")?.select();
      tell({ text: say("people.copyFailed") });
    }
  }

  return (
    <div className="small-form" ref={place}>
      <p>{say("people.linkHelp", { name, email, date: date(new Date(ends_at)) })}</p>
      {is_mailed && <p>{say("people.linkMailed")}</p>}
      <TextField
        type="url"
        label={say("people.linkAddress")}
        value={link}
        onChange={() => {}}
        isFixed
      />
      <div className="dialog-actions">
        <Button icon="copy" onClick={copy} ref={copyButton}>
          {say("people.copy")}
        </Button>
        <Button look="primary" onClick={onClose}>
          {say("people.done")}
        </Button>
      </div>
    </div>
  );
}
