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
    askToLeave().then((isYes) => (isYes ? blocker.proceed() : blocker.reset()));
  }, [blocker, askToLeave]);
}
