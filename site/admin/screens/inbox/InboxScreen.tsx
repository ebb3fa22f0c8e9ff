import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import {
  MAX_FOUND,
  SUBMISSION_BOXES,
  SUBMISSIONS_API,
  submissionChoices,
  submissionList,
} from "../../../content/admin/submissionWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../../api/useAsked.ts";
import { ShortcutHelp } from "../../controls/ShortcutHelp.tsx";
import { EmptyState } from "../../feedback/EmptyState.tsx";
import { useUnsavedGuard } from "../../feedback/useUnsavedGuard.ts";
import { ScreenHeader } from "../../shell/ScreenHeader.tsx";
import { DataTable } from "../../table/DataTable.tsx";
import type { Filter } from "../../table/ListTools.tsx";
import { useKeptRows } from "../../table/useKeptRows.ts";
import { useListState } from "../../table/useListState.ts";
import { ExportButton } from "./ExportButton.tsx";
import { FormsMissing } from "./FormsMissing.tsx";
import { InboxBoxes } from "./InboxBoxes.tsx";
import { InboxChart } from "./InboxChart.tsx";
import { InboxRows } from "./InboxRows.tsx";
import { daysQuery, INBOX_FILTERS, inboxQuery } from "./inboxQuery.ts";
import { INBOX_SHORTCUTS } from "./inboxShortcuts.ts";
import { createSubmissionDrafts, SubmissionDraftsContext } from "./SubmissionDraftsContext.ts";
import { SubmissionView } from "./SubmissionView.tsx";
import { focusRow, useInboxKeys } from "./useInboxKeys.ts";
import { useNoteSaving } from "./useNoteSaving.ts";
import { useOpened } from "./useOpened.ts";
import { useOpenedRow } from "./useOpenedRow.ts";

/** What visitors sent with contact forms: read, sorted and answered, quickly and by keys. */
export function InboxScreen() {
  const { say, number } = useAdminLocale();
  const control = useListState(INBOX_FILTERS);
  const { state } = control;
  const { form, from, to } = state.filters;
  const query = inboxQuery(state);
  const list = useAsked({ path: SUBMISSIONS_API, query, answer: submissionList }, { keeps: true });
  const choices = useAsked({ path: `${SUBMISSIONS_API}/choices`, answer: submissionChoices });
  const forms = choices.data?.forms ?? [];
  const opened = useOpened();
  const [drafts] = useState(() =>
    createSubmissionDrafts((row) => say("inbox.re", { title: row.form.title })),
  );
  const notes = useNoteSaving(drafts);
  const keys = useInboxKeys(opened, drafts);
  useUnsavedGuard(useSyncExternalStore(drafts.subscribe, drafts.hasUnsent));
  const row = useOpenedRow(list.data?.items, opened.id);
  const kept = useMemo(() => (row ? [row] : []), [row]);
  const data = useKeptRows({ list, query: JSON.stringify(query), kept });
  const box = SUBMISSION_BOXES.find((one) => one === state.filters.box) ?? "inbox";
  useFocusOnClose(opened.id);
  const { error, isPlaceholderData, isFetching, refetch } = list;
  return (
    <SubmissionDraftsContext value={drafts}>
      <ScreenHeader
        title={say("inbox.title")}
        actions={
          <>
            <ShortcutHelp
              shortcuts={INBOX_SHORTCUTS}
              help={say("inbox.keysHelp")}
              nameOf={(shortcut) => say(`inbox.key.${shortcut}`)}
            />
            <ExportButton forms={forms} form={form} days={daysQuery({ from, to })} />
          </>
        }
      >
        {choices.error && !choices.data && <FormsMissing onRetry={() => choices.refetch()} />}
      </ScreenHeader>
      <div className="inbox" data-open={opened.id !== undefined || undefined}>
        <div className="inbox-list">
          <InboxChart form={form} />
          <InboxBoxes control={control} box={box} counts={list.data?.counts} />
          {data?.has_more && (
            <p className="inbox-soft">{say("inbox.hasMore", { count: number(MAX_FOUND) })}</p>
          )}
          <DataTable
            label={say("inbox.list")}
            screen="inbox"
            columns={[]}
            list={{ data, error, isPlaceholderData, isFetching, refetch }}
            control={control}
            idOf={({ id }) => id}
            nameOf={({ sender }) => sender.name}
            filters={filtersOf(forms, say)}
            bulk={keys.bulkOf(box)}
            draw={(rows, table) => (
              <InboxRows
                label={say("inbox.list")}
                rows={rows}
                table={table}
                search={state.search}
                opened={opened}
                keys={keys}
              />
            )}
            empty={<EmptyState title={say("inbox.none")} help={say("inbox.noneHelp")} />}
          />
        </div>
        {opened.id !== undefined && (
          <SubmissionView
            key={opened.id}
            id={opened.id}
            search={state.search}
            keys={keys}
            notes={notes}
            onClose={opened.close}
          />
        )}
      </div>
    </SubmissionDraftsContext>
  );
}

type Say = ReturnType<typeof useAdminLocale>["say"];

function filtersOf(
  forms: readonly { readonly id: number; readonly title: string }[],
  say: Say,
): readonly Filter[] {
  const options = forms.map(({ id, title }) => ({ value: String(id), label: title }));
  return [
    ...(forms.length > 1 ? [{ name: "form", label: say("inbox.form"), options }] : []),
    { name: "from", label: say("inbox.from") },
    { name: "to", label: say("inbox.to") },
  ];
}

/**
 * Who closes a message goes on in the list where it stands; who closed it by a search or a filter goes on there.
 * Told apart before anybody else looks for a focus that was lost.
 */
function useFocusOnClose(id: string | undefined): void {
  const before = useRef(id);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = id;
    const isLost = document.activeElement === document.body;
    if (id === undefined && last !== undefined && isLost) focusRow(last);
  }, [id]);
}
