import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { changeListState, type ListState, listQueryOf, readListState } from "./listState.ts";

export type ListControl = {
  readonly state: ListState;
  readonly change: (change: Partial<ListState>, options?: ListStep) => void;
};

export type ListStep = {
  /** Whether Back leads to what is shown now. Default true, but for what is typed letter by letter. */
  readonly isStep?: boolean;
};

/** What a list shows, kept in the address: Back, a bookmark and a colleague get the same. */
export function useListState(filters: readonly string[]): ListControl {
  const [query, setQuery] = useSearchParams();
  const names = filters.join();
  const state = useMemo(() => readListState(query, names.split(",")), [query, names]);
  const change = useCallback(
    (changed: Partial<ListState>, { isStep = !isTyped(changed) }: ListStep = {}) => {
      setQuery(listQueryOf(changeListState(state, changed)), { replace: !isStep });
    },
    [state, setQuery],
  );
  return { state, change };
}

function isTyped(changed: Partial<ListState>): boolean {
  return Object.keys(changed).join() === "search";
}
