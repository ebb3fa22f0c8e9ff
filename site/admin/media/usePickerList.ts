import { useState } from "react";
import type { MediaItem } from "../../content/mediaWire.ts";
import { changeListState, type ListState, listQueryOf } from "../table/listState.ts";
import type { ListControl } from "../table/useListState.ts";

const FIRST: ListState = { page: 1, per: 50, search: "", sort: "", filters: {} };

/** What the picker's list shows: kept in it, since the address is the screen's below it. */
export function usePickerList(kind: MediaItem["kind"] | undefined): {
  readonly control: ListControl;
  readonly query: Readonly<Record<string, string>>;
} {
  const [state, setState] = useState(FIRST);
  return {
    control: { state, change: (change) => setState((before) => changeListState(before, change)) },
    query: { ...listQueryOf(state), ...(kind && { kind }) },
  };
}
