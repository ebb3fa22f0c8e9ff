import { useMemo, useState, useSyncExternalStore } from "react";
import { COMMENT_STATES, COMMENTS_API, commentList } from "../../../content/admin/commentWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../../api/useAsked.ts";
import { Button } from "../../controls/Button.tsx";
import { ShortcutHelp } from "../../controls/ShortcutHelp.tsx";
import { EmptyState } from "../../feedback/EmptyState.tsx";
import { useUnsavedGuard } from "../../feedback/useUnsavedGuard.ts";
import { ScreenHeader } from "../../shell/ScreenHeader.tsx";
import { DataTable } from "../../table/DataTable.tsx";
import { listQueryOf } from "../../table/listState.ts";
import { StateTabs } from "../../table/StateTabs.tsx";
import { useKeptRows } from "../../table/useKeptRows.ts";
import { useListState } from "../../table/useListState.ts";
import { CommentCards } from "./CommentCards.tsx";
import { CommentDraftsContext } from "./CommentDraftsContext.ts";
import { createCommentDrafts } from "./createCommentDrafts.ts";
import { SHORTCUTS } from "./shortcuts.ts";
import { useModeration } from "./useModeration.ts";

const FILTERS = ["state", "document"];

/** What visitors said: what waits is decided here, quickly and by keys, and answered. */
export function CommentsScreen() {
  const { say } = useAdminLocale();
  const control = useListState(FILTERS);
  const { state } = control;
  const query = listQueryOf(state);
  const list = useAsked({ path: COMMENTS_API, query, answer: commentList }, { keeps: true });
  const { error, isPlaceholderData, isFetching, refetch } = list;
  const [drafts] = useState(createCommentDrafts);
  useUnsavedGuard(useSyncExternalStore(drafts.subscribe, drafts.hasUnsent));
  const kept = useSyncExternalStore(drafts.subscribe, drafts.rows);
  const data = useKeptRows({ list, query: JSON.stringify(query), kept });
  const listed = useMemo(() => new Set(list.data?.items.map(({ id }) => id)), [list.data]);
  const { bulkOf } = useModeration();
  const shown = COMMENT_STATES.find((one) => one === state.filters.state);
  const { document, ...others } = state.filters;
  const [first] = list.data?.items ?? [];
  return (
    <CommentDraftsContext value={drafts}>
      <ScreenHeader
        title={say("comments.title")}
        actions={
          <ShortcutHelp
            shortcuts={SHORTCUTS}
            help={say("comments.keysHelp")}
            nameOf={(shortcut) => say(`comments.key.${shortcut}`)}
          />
        }
      >
        <StateTabs
          label={say("comments.states")}
          states={[undefined, ...COMMENT_STATES]}
          nameOf={(one) => say(`comments.state.${one ?? "all"}`)}
          countOf={(one) => one && list.data?.counts[one]}
          chosen={shown}
          onChoose={(next) =>
            control.change({
              filters: { ...(document && { document }), ...(next && { state: next }) },
            })
          }
        />
        {document && (
          <p className="comments-about">
            {first && say("comments.about", { title: first.document.title || first.document.path })}
            <Button look="plain" onClick={() => control.change({ filters: others })}>
              {say("comments.aboutAll")}
            </Button>
          </p>
        )}
      </ScreenHeader>
      <DataTable
        label={say("comments.title")}
        screen="comments"
        columns={[]}
        list={{ data, error, isPlaceholderData, isFetching, refetch }}
        control={control}
        idOf={({ id }) => id}
        nameOf={({ author }) => author}
        bulk={bulkOf(shown)}
        draw={(rows, table) => (
          <CommentCards rows={rows} listed={listed} table={table} label={say("comments.title")} />
        )}
        empty={<EmptyState title={say("comments.none")} help={say("comments.noneHelp")} />}
      />
    </CommentDraftsContext>
  );
}
