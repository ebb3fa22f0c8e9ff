import { useSearchParams } from "react-router";
import { MEDIA_API, MEDIA_KINDS, type MediaItem, mediaList } from "../../../content/mediaWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../../api/useAsked.ts";
import { Button } from "../../controls/Button.tsx";
import { EmptyState } from "../../feedback/EmptyState.tsx";
import { DropPlace } from "../../media/DropPlace.tsx";
import { MediaGrid } from "../../media/MediaGrid.tsx";
import { UploadButton } from "../../media/UploadButton.tsx";
import { UploadList } from "../../media/UploadList.tsx";
import { useMediaActions } from "../../media/useMediaActions.ts";
import { useUploads } from "../../media/useUploads.ts";
import { ScreenHeader } from "../../shell/ScreenHeader.tsx";
import type { BulkAction } from "../../table/BulkBar.tsx";
import { DataTable } from "../../table/DataTable.tsx";
import type { Filter } from "../../table/ListTools.tsx";
import { listQueryOf } from "../../table/listState.ts";
import { type ListControl, useListState } from "../../table/useListState.ts";
import { mediaColumns } from "./mediaColumns.tsx";
import { OpenedMedia } from "./OpenedMedia.tsx";

const FILTERS = ["kind", "state", "view"];

/** The media library: as pictures side by side, or as a list. */
export function MediaScreen() {
  const { say } = useAdminLocale();
  const control = useListState(FILTERS);
  const list = useAsked(
    { path: MEDIA_API, query: queryOf(control), answer: mediaList },
    { keeps: true },
  );
  const [, setQuery] = useSearchParams();
  const { uploads, bring, retry, clear } = useUploads();
  const { state, view } = control.state.filters;
  const isTrash = state === "trash";
  const nameOf = (item: MediaItem) => item.title || item.name;
  const open = ({ id }: MediaItem) =>
    setQuery((before) => new URLSearchParams([...before, ["file", id]]));
  return (
    <DropPlace onFiles={bring}>
      <ScreenHeader
        title={say("media.title")}
        actions={
          <>
            <ViewButton control={control} />
            <UploadButton look="primary" onFiles={bring} />
          </>
        }
      >
        <p>{say("media.dropHelp")}</p>
      </ScreenHeader>
      <UploadList uploads={uploads} clear={clear} onRetry={retry} />
      <DataTable
        label={say("media.title")}
        screen="media"
        columns={mediaColumns(open)}
        list={list}
        control={control}
        idOf={({ id }) => id}
        nameOf={nameOf}
        filters={useFilters()}
        bulk={useBulk(isTrash)}
        draw={
          view === "list"
            ? undefined
            : (items, table) => (
                <MediaGrid
                  items={items}
                  onPress={open}
                  corner={(item) => {
                    const row = table.getRow(item.id);
                    return (
                      <input
                        type="checkbox"
                        aria-label={say("table.select", { name: nameOf(item) })}
                        checked={row.getIsSelected()}
                        onChange={({ target }) => row.toggleSelected(target.checked)}
                      />
                    );
                  }}
                />
              )
        }
        empty={<EmptyState title={say("media.none")} help={say("media.noneHelp")} />}
      />
      <OpenedMedia />
    </DropPlace>
  );
}

/** How it is looked at is no business of the server's. */
function queryOf({ state }: ListControl): Readonly<Record<string, string>> {
  const { view: _view, ...query } = listQueryOf(state);
  return { per: "25", ...query };
}

/** Changes between pictures side by side and a list. */
function ViewButton({ control: { state, change } }: { readonly control: ListControl }) {
  const { say } = useAdminLocale();
  const { view, ...others } = state.filters;
  const isList = view === "list";
  return (
    <Button
      icon={isList ? "grid" : "list"}
      onClick={() =>
        change({ page: state.page, filters: isList ? others : { ...others, view: "list" } })
      }
    >
      {say(isList ? "media.view.grid" : "media.view.list")}
    </Button>
  );
}

function useFilters(): readonly Filter[] {
  const { say } = useAdminLocale();
  return [
    {
      name: "kind",
      label: say("media.column.kind"),
      options: MEDIA_KINDS.map((value) => ({ value, label: say(`media.kind.${value}`) })),
    },
    {
      name: "state",
      label: say("media.column.state"),
      options: [{ value: "trash", label: say("media.state.trash") }],
    },
  ];
}

function useBulk(isTrash: boolean): readonly BulkAction<MediaItem>[] {
  const { say } = useAdminLocale();
  const { trash, restore, remove } = useMediaActions();
  if (!isTrash) return [{ label: say("media.trash"), icon: "trash", act: trash }];
  return [
    { label: say("media.restore"), icon: "undo", act: restore },
    { label: say("media.delete"), icon: "trash", look: "danger", act: remove },
  ];
}
