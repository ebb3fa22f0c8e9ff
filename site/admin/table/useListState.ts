import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { changeListState, type ListState, listQueryOf, readListState } from "./listState.ts";

export type ListControl = {
  readonly state: ListState;
  readonly change: (change: Partial<ListState>) => void;
};

/** What a list shows, kept in the address: Back, a bookmark and a colleague get the same. */
export function useListState(filters: readonly string[]): ListControl {
  const [query, setQuery] = useSearchParams();
  const names = filters.join();
  const state = useMemo(() => readListState(query, names.split(",")), [query, names]);
  const change = useCallback(
    (changed: Partial<ListState>) => {
      // What is typed letter by letter makes no step back of each letter.
      const replace = Object.keys(changed).join() === "search";
      setQuery(listQueryOf(changeListState(state, changed)), { replace });
    },
    [state, setQuery],
  );
  return { state, change };
}
