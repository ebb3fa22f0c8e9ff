import { useNavigate } from "react-router";
import {
  editedForm,
  FORMS_API,
  type FormMake,
  formIds,
  formMade,
  type ListedFormRow,
  MAX_FORM_TITLE,
} from "../../../content/admin/formWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useApi } from "../../api/ApiContext.tsx";
import { useChange } from "../../api/useChange.ts";
import type { MenuChoice } from "../../controls/MenuButton.tsx";
import { tell } from "../../feedback/messages.ts";
import { useAttempt } from "../../feedback/useAttempt.ts";
import { useConfirm } from "../../feedback/useConfirm.ts";
import { useConfirmUsed } from "../../feedback/useConfirmUsed.ts";
import type { BulkAction } from "../../table/BulkBar.tsx";

type Rows = readonly ListedFormRow[];
type Verb = "delete" | "restore" | "purge";

export type FormActions = {
  readonly bulk: readonly BulkAction<ListedFormRow>[];
  readonly choicesOf: (row: ListedFormRow) => readonly MenuChoice[];
};

/** What can be done to forms from their list, within the trash or outside. */
export function useFormActions(isTrash: boolean): FormActions {
  const { say } = useAdminLocale();
  const change = useChange();
  const attempt = useAttempt();
  const confirm = useConfirm();
  const mayGo = useMayGo();
  const copy = useCopy();

  /** @returns those that it was done to */
  async function post(verb: Verb, ids: readonly number[]): Promise<readonly number[]> {
    let done: readonly number[] = [];
    await attempt(async () => {
      const request = { method: "POST", path: `${FORMS_API}/${verb}`, body: { ids } } as const;
      done = (await change({ ...request, answer: formIds, changes: [FORMS_API] })).ids;
    });
    return done;
  }

  async function move(verb: "delete" | "restore", ids: readonly number[]): Promise<boolean> {
    const done = await post(verb, ids);
    if (done.length === 0) return false;
    const back = verb === "delete" ? "restore" : "delete";
    tell({
      text: say(`forms.done.${verb}`, { count: done.length }),
      undo: { label: say("feedback.undo"), act: () => move(back, done) },
    });
    return true;
  }

  async function purge(rows: Rows): Promise<boolean> {
    const [first] = rows;
    const isSure = await confirm({
      title: say("forms.purgeSure", { count: rows.length, name: first?.title ?? "" }),
      text: say("forms.purgeHelp"),
      yes: say("forms.purge"),
    });
    const done = isSure ? await post("purge", rows.map(idOf)) : [];
    if (done.length > 0) tell({ text: say("forms.done.purge", { count: done.length }) });
    return done.length > 0;
  }

  const act: Readonly<Record<Verb, (rows: Rows) => Promise<boolean>>> = {
    delete: async (rows) => (await mayGo(rows)) && move("delete", rows.map(idOf)),
    restore: (rows) => move("restore", rows.map(idOf)),
    purge,
  };
  const verbs: readonly Verb[] = isTrash ? ["restore", "purge"] : ["delete"];
  return {
    bulk: verbs.map((verb) => ({
      label: say(`forms.${verb}`),
      icon: ICONS[verb],
      ...(verb === "purge" && { look: "danger" }),
      act: act[verb],
    })),
    choicesOf: (row) => [
      ...(isTrash
        ? []
        : [{ label: say("forms.copy"), icon: "copy", onChoose: () => copy(row) } as const]),
      ...verbs.map((verb) => ({
        label: say(`forms.${verb}`),
        icon: ICONS[verb],
        isDangerous: verb === "purge",
        onChoose: () => act[verb]([row]),
      })),
    ],
  };
}

const ICONS = { delete: "trash", restore: "undo", purge: "trash" } as const;

function idOf({ id }: ListedFormRow): number {
  return id;
}

/** Asks before one form goes that pages show. Of several at once nothing is asked: all come back by one press. */
function useMayGo(): (rows: Rows) => Promise<boolean> {
  const api = useApi();
  const confirmUsed = useConfirmUsed();
  const { say } = useAdminLocale();
  return async (rows) => {
    const [row] = rows;
    if (!row || rows.length > 1) return true;
    // Who cannot be asked where it is shown may throw it away still.
    const path = `${FORMS_API}/${row.id}`;
    const form = await api.ask({ path, answer: editedForm }).catch(() => undefined);
    return confirmUsed({
      name: row.title,
      uses: (form?.used_by ?? []).map(({ title }) => say("forms.use", { title })),
      help: "forms.usedHelp",
      yes: say("forms.delete"),
    });
  };
}

/** Makes a copy of a form, and opens it. */
function useCopy(): (row: ListedFormRow) => Promise<unknown> {
  const { say } = useAdminLocale();
  const change = useChange();
  const attempt = useAttempt();
  const navigate = useNavigate();
  return ({ id, title, language }) =>
    attempt(async () => {
      const copied = say("documents.copyOf", { title }).slice(0, MAX_FORM_TITLE);
      const body: FormMake = { title: copied, language, copy_of: id };
      const request = { method: "POST", path: FORMS_API, body, answer: formMade } as const;
      const made = await change({ ...request, changes: [FORMS_API] });
      await navigate(`/forms/${made.id}`);
    });
}
