import { useEffect } from "react";
import type { DataTableProps } from "./DataTable.tsx";
import type { ListControl } from "./useListState.ts";

/** Leads to the last page where the one that is asked for is not there any more: its rows were deleted. */
export function usePageThere(
  { data, isPlaceholderData, isFetching }: DataTableProps<object>["list"],
  { state, change }: ListControl,
): void {
  // What is being asked anew may be there again, as by an undo.
  const isAnswer = data !== undefined && !isPlaceholderData && !isFetching;
  const isGone = isAnswer && data.items.length === 0 && data.total > 0;
  const last = isGone && state.page > data.page_count ? data.page_count : undefined;
  useEffect(() => {
    if (last !== undefined) change({ page: last }, { isStep: false });
  }, [last, change]);
}
