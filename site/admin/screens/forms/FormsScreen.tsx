import { FORMS_API, formList, type ListedFormRow } from "../../../content/admin/formWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../../api/useAsked.ts";
import { IconButton } from "../../controls/IconButton.tsx";
import { MenuButton } from "../../controls/MenuButton.tsx";
import { EmptyState } from "../../feedback/EmptyState.tsx";
import { ScreenHeader } from "../../shell/ScreenHeader.tsx";
import { DataTable } from "../../table/DataTable.tsx";
import { listQueryOf } from "../../table/listState.ts";
import { useListState } from "../../table/useListState.ts";
import { formColumns } from "./formColumns.tsx";
import { NewForm } from "./NewForm.tsx";
import { useFormActions } from "./useFormActions.ts";

/** The site's contact forms. */
export function FormsScreen() {
  const { say } = useAdminLocale();
  const control = useListState(["state"]);
  const query = listQueryOf(control.state);
  const list = useAsked({ path: FORMS_API, query, answer: formList }, { keeps: true });
  const isTrash = control.state.filters.state === "trash";
  const { bulk, choicesOf } = useFormActions(isTrash);
  const nameOf = ({ title, key }: ListedFormRow) => title || key;
  return (
    <>
      <ScreenHeader title={say("forms.title")} actions={<NewForm />}>
        <p>{say("forms.help")}</p>
      </ScreenHeader>
      <DataTable
        label={say("forms.title")}
        screen="forms"
        columns={formColumns(isTrash)}
        list={list}
        control={control}
        idOf={({ id }) => String(id)}
        nameOf={nameOf}
        filters={[
          {
            name: "state",
            label: say("forms.state"),
            options: [{ value: "trash", label: say("forms.trashed") }],
          },
        ]}
        bulk={bulk}
        rowActions={(row) => (
          <MenuButton
            button={<IconButton icon="more" label={say("table.more", { name: nameOf(row) })} />}
            choices={choicesOf(row)}
          />
        )}
        empty={<EmptyState title={say("forms.none")} help={say("forms.noneHelp")} />}
      />
    </>
  );
}
