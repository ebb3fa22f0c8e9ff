import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { tell } from "../../admin/feedback/messages.ts";
import { useUnsavedGuard } from "../../admin/feedback/useUnsavedGuard.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { DocumentSaving } from "./useDocumentSaving.ts";

/** Asks before what was written is left that no server keeps; what is kept as a draft may be left, and is told. */
export function useLeaveGuard({
  isDirty,
  keeper,
}: Pick<DocumentSaving, "isDirty" | "keeper">): void {
  const { say } = useAdminLocale();
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  useUnsavedGuard(isDirty && state.kind !== "kept");
  const left = useEffectEvent(() => {
    if (isDirty && state.kind === "kept") tell({ text: say("editor.draft.left") });
  });
  useEffect(() => () => left(), []);
}
