import { useCallback } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useConfirm } from "./useConfirm.ts";

/** Asks whether what was written and is not saved is to be left. */
export function useAskToLeave(): () => Promise<boolean> {
  const { say } = useAdminLocale();
  const confirm = useConfirm();
  return useCallback(
    () =>
      confirm({
        title: say("feedback.unsaved"),
        text: say("feedback.unsavedHelp"),
        yes: say("feedback.leave"),
        no: say("feedback.stay"),
      }),
    [confirm, say],
  );
}
