import { useEffect } from "react";
import { useBlocker } from "react-router";
import { losesUnsaved } from "../feedback/unsavedWords.ts";
import { useAskToLeave } from "../feedback/useAskToLeave.ts";

/** Asks before a move within these screens that loses what is not saved. Once for all: a router asks one alone. */
export function useAskedMoves(): void {
  const askToLeave = useAskToLeave();
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) =>
    losesUnsaved({
      isBack: historyAction === "POP",
      isToScreen: currentLocation.pathname !== nextLocation.pathname,
    }),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    // Back pressed once more asks anew: the answer then is to that.
    let isOver = false;
    askToLeave().then((isYes) => {
      if (isOver) return;
      if (isYes) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      isOver = true;
    };
  }, [blocker, askToLeave]);
}
