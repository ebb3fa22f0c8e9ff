import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  DOCUMENTS_API,
  type EditedKind,
  editedDocument,
  MAX_TITLE,
} from "../../../content/admin/documentWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useChange } from "../../api/useChange.ts";
import { Button } from "../../controls/Button.tsx";
import { Dialog } from "../../controls/Dialog.tsx";
import { TextField } from "../../form/TextField.tsx";
import { useSmallForm } from "../../form/useSmallForm.ts";

/** Begins a document: asks for its title, makes a draft and opens it. `?new` in the address opens it, too. */
export function NewDocument({ kind }: { readonly kind: EditedKind }) {
  const { say } = useAdminLocale();
  const [query, setQuery] = useSearchParams();
  const isOpen = query.has("new");
  const setOpen = (open: boolean): void =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (open) after.set("new", "");
        else after.delete("new");
        return after;
      },
      { replace: true },
    );
  return (
    <>
      <Button look="primary" icon="add" onClick={() => setOpen(true)}>
        {say(`documents.new.${kind}`)}
      </Button>
      {isOpen && <NewDocumentDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}

type NewDocumentDialogProps = { readonly kind: EditedKind; readonly onClose: () => void };

function NewDocumentDialog({ kind, onClose }: NewDocumentDialogProps) {
  const { say } = useAdminLocale();
  const change = useChange();
  const navigate = useNavigate();
  const { idOf, problemOf, isSending, send } = useSmallForm();
  const [title, setTitle] = useState("");
  async function make(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (title.trim() === "") return;
    await send(async () => {
      const request = { method: "POST", path: DOCUMENTS_API, answer: editedDocument } as const;
      const body = { kind, title };
      const made = await change({ ...request, body, changes: [DOCUMENTS_API] });
      await navigate(`/documents/${made.id}`);
    });
  }
  return (
    <Dialog
      isOpen
      title={say(`documents.new.${kind}`)}
      isChanged={title.trim() !== ""}
      onClose={onClose}
    >
      <form onSubmit={make}>
        <TextField
          id={idOf("title")}
          label={say("documents.newTitle")}
          help={say("documents.newHelp")}
          error={problemOf("title")}
          value={title}
          onChange={setTitle}
          maxLength={MAX_TITLE}
          isRequired
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>{say("feedback.cancel")}</Button>
          <Button type="submit" look="primary" isBusy={isSending} isOff={title.trim() === ""}>
            {say("documents.create")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
