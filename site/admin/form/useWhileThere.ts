import { useLayoutEffect, useRef } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { tell } from "../feedback/messages.ts";

/**
 * Makes an undo that holds for as long as its field is there. Closed, moved or taken away meanwhile, what it knows is
 * of that time, and would be written over what stands in its place by now: that is told, and nothing is done.
 */
export function useWhileThere(): (undo: () => void) => () => void {
  const { say } = useAdminLocale();
  const isThere = useRef(false);
  useLayoutEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return (undo) => () => {
    if (isThere.current) undo();
    else tell({ text: say("form.removedAway"), kind: "problem" });
  };
}
