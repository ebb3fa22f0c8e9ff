import {
  DOCUMENT_STATES,
  DOCUMENTS_API,
  documentList,
  type EditedKind,
} from "../../../content/admin/documentWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../../api/useAsked.ts";
import { EmptyState } from "../../feedback/EmptyState.tsx";
import { ScreenHeader } from "../../shell/ScreenHeader.tsx";
import { DataTable } from "../../table/DataTable.tsx";
import { listQueryOf } from "../../table/listState.ts";
import { useListState } from "../../table/useListState.ts";
import { DocumentMenu } from "./DocumentMenu.tsx";
import { documentColumns } from "./documentColumns.tsx";
import { NewDocument } from "./NewDocument.tsx";
import { useDocumentActions } from "./useDocumentActions.ts";

const FILTERS = ["state", "term", "author", "language"];

/** A list of documents of one kind. */
export function DocumentsScreen({ kind }: { readonly kind: EditedKind }) {
  const { say } = useAdminLocale();
  const control = useListState(FILTERS);
  const { state } = control;
  const list = useAsked(
    { path: DOCUMENTS_API, query: { kind, ...listQueryOf(state) }, answer: documentList },
    { keeps: true },
  );
  const isTrash = state.filters.state === "trash";
  const { bulkOf } = useDocumentActions();
  const title = say(`documents.${kind}s`);
  const titleOf = (row: { readonly title: string }) => row.title || say("documents.untitled");
  return (
    <>
      <ScreenHeader title={title} actions={<NewDocument kind={kind} />} />
      <DataTable
        label={title}
        screen={`${kind}s`}
        columns={documentColumns(kind)}
        list={list}
        control={control}
        idOf={({ id }) => id}
        nameOf={titleOf}
        filters={[
          {
            name: "state",
            label: say("documents.column.state"),
            options: DOCUMENT_STATES.map((value) => ({
              value,
              label: say(`documents.state.${value}`),
            })),
          },
        ]}
        bulk={bulkOf(isTrash)}
        rowActions={(row) => <DocumentMenu row={row} name={titleOf(row)} />}
        empty={<EmptyState title={say("documents.empty")} help={say("documents.emptyHelp")} />}
      />
    </>
  );
}
