import { useEffect, useRef, useState } from "react";
import { MEDIA_API, MEDIA_KINDS, type MediaItem, mediaList } from "../../content/mediaWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../api/useAsked.ts";
import { Button } from "../controls/Button.tsx";
import { Dialog } from "../controls/Dialog.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { ErrorState } from "../feedback/ErrorState.tsx";
import { tell } from "../feedback/messages.ts";
import { FilterChoice } from "../table/FilterChoice.tsx";
import { Pager } from "../table/Pager.tsx";
import { SearchField } from "../table/SearchField.tsx";
import { DropPlace } from "./DropPlace.tsx";
import { MediaGrid } from "./MediaGrid.tsx";
import { UploadButton } from "./UploadButton.tsx";
import { UploadList } from "./UploadList.tsx";
import { usePickerList } from "./usePickerList.ts";
import { useUploads } from "./useUploads.ts";
import "./media-picker.css";

export type MediaPickerProps = {
  /** The only kind that can be chosen. Default all. */
  readonly kind?: MediaItem["kind"] | undefined;
  /** Whether several can be chosen at once. Default false: the first that is pressed is chosen. */
  readonly isMany?: boolean;
  /** Called with at least one; close the picker then. */
  readonly onChoose: (items: readonly MediaItem[]) => void;
  readonly onClose: () => void;
};

/** A dialog in which files of the library are chosen, or brought into it. It is open while it is shown. */
export function MediaPicker({ kind, isMany = false, onChoose, onClose }: MediaPickerProps) {
  const { say } = useAdminLocale();
  const { control, query } = usePickerList(kind);
  const { state, change } = control;
  const list = useAsked({ path: MEDIA_API, query, answer: mediaList }, { keeps: true });
  const [chosen, setChosen] = useState<readonly MediaItem[]>([]);
  const { uploads, bring, retry, clear } = useUploads();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  function press(item: MediaItem): void {
    if (isMany) setChosen((before) => toggled(before, item));
    else onChoose([item]);
  }

  const bringFiles = (files: readonly File[]) =>
    bring(isMany ? files : files.slice(0, 1)).then(take);

  function take(taken: readonly MediaItem[]): void {
    // What comes once it was closed, or has given its one file, stays in the library.
    if (isGone.current) return;
    const fitting = taken.filter((item) => kind === undefined || item.kind === kind);
    if (fitting.length < taken.length) tell({ text: say("media.otherKind"), kind: "problem" });
    const [first] = fitting;
    if (!first) return;
    if (isMany) setChosen((before) => [...before.filter(isNoneOf(fitting)), ...fitting]);
    else onChoose([first]);
  }

  return (
    <Dialog
      isOpen
      size="wide"
      title={say(isMany ? "media.pickMany" : "media.pick")}
      isChanged={chosen.length > 0}
      onClose={onClose}
    >
      <DropPlace onFiles={bringFiles}>
        <div className="media-picker-tools">
          <SearchField value={state.search} onChange={(search) => change({ search })} />
          {kind === undefined && (
            <FilterChoice
              label={say("media.column.kind")}
              options={MEDIA_KINDS.map((value) => ({ value, label: say(`media.kind.${value}`) }))}
              value={state.filters.kind ?? ""}
              onChange={(value) => change({ filters: value ? { kind: value } : {} })}
            />
          )}
          <UploadButton kind={kind} onFiles={bringFiles} />
        </div>
        <UploadList
          uploads={uploads}
          clear={clear}
          onRetry={(upload) => retry(upload).then(take)}
        />
        {list.error && !list.data ? (
          <ErrorState error={list.error} onRetry={() => list.refetch()} />
        ) : list.data?.total === 0 ? (
          <EmptyState title={say("media.none")} help={say("media.noneHelp")} />
        ) : (
          <>
            <MediaGrid
              items={list.data?.items}
              onPress={press}
              {...(isMany && { isChosen: (item) => chosen.some(({ id }) => id === item.id) })}
            />
            <Pager page={list.data} control={control} />
          </>
        )}
      </DropPlace>
      {isMany && (
        <div className="dialog-actions media-picker-end">
          <span role="status">{say("media.chosen", { count: chosen.length })}</span>
          <Button onClick={onClose}>{say("feedback.cancel")}</Button>
          <Button look="primary" isOff={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {say("media.choose")}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function toggled(chosen: readonly MediaItem[], item: MediaItem): readonly MediaItem[] {
  const others = chosen.filter(isNoneOf([item]));
  return others.length < chosen.length ? others : [...chosen, item];
}

function isNoneOf(items: readonly MediaItem[]): (item: MediaItem) => boolean {
  return (item) => !items.some(({ id }) => id === item.id);
}
