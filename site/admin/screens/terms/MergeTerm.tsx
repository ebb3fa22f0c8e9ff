import { type FormEvent, useState } from "react";
import { type ListedTermRow, TERMS_API } from "../../../content/admin/termWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { nothing } from "../../api/nothing.ts";
import { useChange } from "../../api/useChange.ts";
import { Button } from "../../controls/Button.tsx";
import { Dialog } from "../../controls/Dialog.tsx";
import { tell } from "../../feedback/messages.ts";
import { PickedField } from "../../form/PickedField.tsx";
import { useSmallForm } from "../../form/useSmallForm.ts";
import { TERM_CHANGES } from "./useTermActions.ts";

export type MergeTermProps = { readonly row: ListedTermRow; readonly onClose: () => void };

/** Gives all that a category or tag holds to another of its kind. */
export function MergeTerm({ row: { id, kind, name, count }, onClose }: MergeTermProps) {
  const { say } = useAdminLocale();
  const change = useChange();
  const { idOf, problemOf, isSending, send } = useSmallForm();
  const [into, setInto] = useState<string>();

  async function merge(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (into === undefined) return;
    const path = `${TERMS_API}/${id}/merge`;
    const request = { method: "POST", path, body: { into }, answer: nothing } as const;
    if (!(await send(() => change({ ...request, changes: TERM_CHANGES })))) return;
    tell({ text: say("terms.merged", { name }) });
    onClose();
  }

  return (
    <Dialog
      isOpen
      title={say("terms.mergeOf", { name })}
      isChanged={into !== undefined}
      onClose={onClose}
    >
      <form className="small-form" onSubmit={merge} noValidate>
        <p>{say("terms.mergeHelp", { count, name })}</p>
        <PickedField
          id={idOf("into")}
          label={say("terms.mergeInto")}
          isRequired
          error={problemOf("into")}
          of={kind}
          isSingle
          without={[id]}
          value={into === undefined ? [] : [into]}
          onChange={([chosen]) => setInto(chosen)}
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>{say("feedback.cancel")}</Button>
          <Button type="submit" look="danger" isBusy={isSending} isOff={into === undefined}>
            {say("terms.merge")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
