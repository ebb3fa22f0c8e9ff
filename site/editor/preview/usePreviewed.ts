import { type RefObject, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { Selection } from "../../preview/watchSelection.ts";
import { focusBlock } from "../focusBlock.ts";

export type Previewed = {
  readonly isPreviewed: boolean;
  readonly setPreviewed: (isPreviewed: boolean) => void;
  /**
   * Gives a block the focus. Where there is room for one of the two alone, the preview gives way, unless what was
   * pressed there answers by itself: a tab could not be tried otherwise.
   */
  readonly showWritten: (selection: Selection) => void;
};

/**
 * Whether the preview stands beside what is written, or in its place: the address says so.
 * @param written - where the blocks are, which a narrow window hides behind the preview
 */
export function usePreviewed(written: RefObject<HTMLElement | null>): Previewed {
  const [search, setSearch] = useSearchParams();
  const isPreviewed = search.has("preview");
  const awaited = useRef<string>(undefined);

  function setPreviewed(isPreviewed: boolean): void {
    setSearch(
      (before) => {
        if (isPreviewed) before.set("preview", "");
        else before.delete("preview");
        return before;
      },
      { replace: true },
    );
  }

  useEffect(() => {
    const block = awaited.current;
    if (isPreviewed || block === undefined) return;
    awaited.current = undefined;
    focusBlock(block);
  }, [isPreviewed]);

  return {
    isPreviewed,
    setPreviewed,
    showWritten({ block, isUsed }) {
      if (!isPreviewed || written.current?.checkVisibility()) focusBlock(block);
      else if (!isUsed) {
        awaited.current = block;
        setPreviewed(false);
      }
    },
  };
}
