import { type FormEvent, useState } from "react";
import {
  type EditedTermKind,
  type ListedTermRow,
  MAX_TERM_DESCRIPTION,
  MAX_TERM_NAME,
  TERMS_API,
  type TermSave,
  termMade,
} from "../../../content/admin/termWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { nothing } from "../../api/nothing.ts";
import { useChange } from "../../api/useChange.ts";
import { Button } from "../../controls/Button.tsx";
import { Dialog } from "../../controls/Dialog.tsx";
import { tell } from "../../feedback/messages.ts";
import { PickedField } from "../../form/PickedField.tsx";
import { TextField } from "../../form/TextField.tsx";
import { useSmallForm } from "../../form/useSmallForm.ts";
import { TERM_CHANGES } from "./useTermActions.ts";

export type TermFormProps = {
  readonly kind: EditedTermKind;
  /** Whether it can stand below another. */
  readonly isTree: boolean;
  /** Undefined for a new one. */
  readonly row: ListedTermRow | undefined;
  readonly onClose: () => void;
};

/** Makes a category or tag, or changes what is said of one. */
export function TermForm({ kind, isTree, row, onClose }: TermFormProps) {
  const { say } = useAdminLocale();
  const change = useChange();
  const [said, setSaid] = useState<TermSave>(() => saidOf(row));
  const { idOf, problemOf, isSending, send } = useSmallForm();
  const set = (part: Partial<TermSave>) => setSaid((before) => ({ ...before, ...part }));

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isSaved = await send(() =>
      row
        ? change({
            method: "PUT",
            path: `${TERMS_API}/${row.id}`,
            body: said,
            answer: nothing,
            changes: TERM_CHANGES,
          })
        : change({
            method: "POST",
            path: TERMS_API,
            body: { kind, ...said },
            answer: termMade,
            changes: TERM_CHANGES,
          }),
    );
    if (!isSaved) return;
    tell({ text: say("terms.saved", { name: said.name }) });
    onClose();
  }

  const isChanged = JSON.stringify(said) !== JSON.stringify(saidOf(row));
  const isMoved = row !== undefined && row.path !== null && said.slug !== row.slug;
  return (
    <Dialog
      isOpen
      title={row ? say("terms.changeOf", { name: row.name }) : say(`terms.new.${kind}`)}
      isChanged={isChanged}
      onClose={onClose}
    >
      <form className="small-form" onSubmit={save} noValidate>
        <TextField
          id={idOf("name")}
          label={say("terms.name")}
          isRequired
          maxLength={MAX_TERM_NAME}
          error={problemOf("name")}
          value={said.name}
          onChange={(name) => set({ name })}
        />
        <TextField
          id={idOf("slug")}
          label={say("terms.slug")}
          help={say(isMoved ? "terms.slugMoved" : "terms.slugHelp")}
          maxLength={MAX_TERM_NAME}
          error={problemOf("slug")}
          value={said.slug}
          onChange={(slug) => set({ slug })}
        />
        {isTree && (
          <PickedField
            id={idOf("parent_id")}
            label={say("terms.parent")}
            help={say("terms.parentHelp")}
            error={problemOf("parent_id")}
            of={kind}
            isSingle
            notBelow={row?.id}
            value={said.parent_id === null ? [] : [said.parent_id]}
            onChange={([parent_id = null]) => set({ parent_id })}
          />
        )}
        <TextField
          id={idOf("description")}
          label={say("terms.description")}
          help={say("terms.descriptionHelp")}
          isLong
          maxLength={MAX_TERM_DESCRIPTION}
          error={problemOf("description")}
          value={said.description}
          onChange={(description) => set({ description })}
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>{say("feedback.cancel")}</Button>
          <Button type="submit" look="primary" isBusy={isSending}>
            {say("terms.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function saidOf(row: ListedTermRow | undefined): TermSave {
  if (!row) return { name: "", slug: "", description: "", parent_id: null };
  const { name, slug, description, parent_id } = row;
  return { name, slug, description, parent_id };
}
