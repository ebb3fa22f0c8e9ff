import { type FormEvent, useState } from "react";
import {
  type ListedRedirectRow,
  REDIRECTS_API,
  type RedirectSave,
  redirectKept,
} from "../../../content/admin/redirectWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useChange } from "../../api/useChange.ts";
import { Button } from "../../controls/Button.tsx";
import { Dialog } from "../../controls/Dialog.tsx";
import { tell } from "../../feedback/messages.ts";
import { SuggestField } from "../../form/SuggestField.tsx";
import { TextField } from "../../form/TextField.tsx";
import { useSmallForm } from "../../form/useSmallForm.ts";

export type RedirectFormProps = {
  /** Undefined for a new one. */
  readonly row: ListedRedirectRow | undefined;
  readonly onClose: () => void;
};

/** Makes a redirect, or changes one. */
export function RedirectForm({ row, onClose }: RedirectFormProps) {
  const { say } = useAdminLocale();
  const change = useChange();
  const [said, setSaid] = useState<RedirectSave>({ from: row?.from ?? "", to: row?.to ?? "" });
  const { idOf, problemOf, isSending, send } = useSmallForm();
  const isChanged = said.from !== (row?.from ?? "") || said.to !== (row?.to ?? "");

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isSaved = await send(async () => {
      const way = row
        ? ({ method: "PUT", body: { was: row.from, ...said } } as const)
        : ({ method: "POST", body: said } as const);
      const request = { ...way, path: REDIRECTS_API, answer: redirectKept } as const;
      const { from, to } = await change({ ...request, changes: [REDIRECTS_API] });
      tell({ text: say("redirects.saved", { from, to }) });
    });
    if (isSaved) onClose();
  }

  return (
    <Dialog
      isOpen
      title={say(row ? "redirects.change" : "redirects.new")}
      isChanged={isChanged}
      onClose={onClose}
    >
      <form className="small-form" noValidate onSubmit={save}>
        <TextField
          id={idOf("from")}
          label={say("redirects.from")}
          help={say("redirects.fromHelp")}
          isRequired
          type="url"
          error={problemOf("from")}
          value={said.from}
          onChange={(from) => setSaid({ ...said, from })}
        />
        <SuggestField
          id={idOf("to")}
          of="link"
          label={say("redirects.to")}
          help={say("redirects.toHelp")}
          isRequired
          error={problemOf("to")}
          value={said.to}
          onChange={(to) => setSaid({ ...said, to })}
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>{say("feedback.cancel")}</Button>
          <Button type="submit" look="primary" isBusy={isSending}>
            {say("redirects.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
