import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useConfirm } from "./Confirm.tsx";

/** Asks before a screen with unsaved changes is left, within these screens and out of them. */
export function useUnsavedGuard(isDirty: boolean): void {
  const { say } = useAdminLocale();
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const question = {
      title: say("feedback.unsaved"),
      text: say("feedback.unsavedHelp"),
      yes: say("feedback.leave"),
      no: say("feedback.stay"),
    };
    confirm(question).then((isYes) => (isYes ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm, say]);
  useEffect(() => {
    if (!isDirty) return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener("beforeunload", hold);
    return () => removeEventListener("beforeunload", hold);
  }, [isDirty]);
}
