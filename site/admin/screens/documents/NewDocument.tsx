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
import { useAttempt } from "../../feedback/useAttempt.ts";
import { TextField } from "../../form/TextField.tsx";

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
      <Dialog isOpen={isOpen} title={say(`documents.new.${kind}`)} onClose={() => setOpen(false)}>
        <NewDocumentForm kind={kind} onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

type NewDocumentFormProps = { readonly kind: EditedKind; readonly onLeave: () => void };

function NewDocumentForm({ kind, onLeave }: NewDocumentFormProps) {
  const { say } = useAdminLocale();
  const change = useChange();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const [title, setTitle] = useState("");
  async function make(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (title.trim() === "") return;
    setMaking(true);
    await attempt(async () => {
      const request = { method: "POST", path: DOCUMENTS_API, answer: editedDocument } as const;
      const body = { kind, title };
      const made = await change({ ...request, body, changes: [DOCUMENTS_API] });
      await navigate(`/documents/${made.id}`);
    });
    setMaking(false);
  }
  return (
    <form onSubmit={make}>
      <TextField
        label={say("documents.newTitle")}
        help={say("documents.newHelp")}
        value={title}
        onChange={setTitle}
        maxLength={MAX_TITLE}
        isRequired
      />
      <div className="dialog-actions">
        <Button onClick={onLeave}>{say("feedback.cancel")}</Button>
        <Button type="submit" look="primary" isBusy={isMaking} isOff={title.trim() === ""}>
          {say("documents.create")}
        </Button>
      </div>
    </form>
  );
}
