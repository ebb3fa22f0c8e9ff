import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../../controls/Button.tsx";
import { Dialog } from "../../controls/Dialog.tsx";
import { itemName } from "../createFormCommands.ts";
import { useFormSay } from "../FormWordsContext.ts";
import type { Conflict, FormSaving } from "./useFormSaving.ts";

export type FormConflictProps = {
  readonly conflict: Conflict;
  readonly settle: FormSaving["settle"];
};

/** Two people changed the same form: who saves second sees what the other made of it, and chooses. */
export function FormConflict({ conflict, settle }: FormConflictProps) {
  const say = useFormSay();
  const { ago, list } = useAdminLocale();
  const { theirs, parts } = conflict;
  const { title, fields } = theirs.definition;
  return (
    <Dialog
      isOpen
      title={say("formBuilder.conflict", { ago: ago(new Date(theirs.changed_at)) })}
      onClose={() => settle(undefined)}
    >
      <p>{say("formBuilder.conflictHelp")}</p>
      {parts.length > 0 && (
        <p>
          {say("formBuilder.conflictParts", {
            parts: list(parts.map((part) => say(`formBuilder.tab.${part}`))),
          })}
        </p>
      )}
      <h3>{say("formBuilder.conflictTheirs", { title })}</h3>
      <ol className="form-read">
        {fields.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and the list never changes.
          <li key={index}>
            <bdi>{itemName(item, say)}</bdi> <span>{say(`formBuilder.kind.${item.kind}`)}</span>
          </li>
        ))}
      </ol>
      <div className="dialog-actions">
        <Button onClick={() => settle("theirs")}>{say("formBuilder.takeTheirs")}</Button>
        <Button look="primary" onClick={() => settle("mine")}>
          {say("formBuilder.keepMine")}
        </Button>
      </div>
    </Dialog>
  );
}
