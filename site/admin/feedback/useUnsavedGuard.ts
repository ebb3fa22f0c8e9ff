import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useAskToLeave } from "./useAskToLeave.ts";

/** Asks before a screen with unsaved changes is left, within these screens and out of them. */
export function useUnsavedGuard(isDirty: boolean): void {
  const askToLeave = useAskToLeave();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    askToLeave().then((isYes) => (isYes ? blocker.proceed() : blocker.reset()));
  }, [blocker, askToLeave]);
  useEffect(() => {
    if (!isDirty) return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener("beforeunload", hold);
    return () => removeEventListener("beforeunload", hold);
  }, [isDirty]);
}
