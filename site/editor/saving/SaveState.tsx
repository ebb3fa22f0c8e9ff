import { useSyncExternalStore } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { AdminLocale } from "../../texts/admin/createAdminLocale.ts";
import type { DraftState } from "./createDraftKeeper.ts";
import type { DocumentSaving } from "./useDocumentSaving.ts";

/** Where what is written is kept, in a few words. */
export function SaveState({ keeper, isDirty }: Pick<DocumentSaving, "keeper" | "isDirty">) {
  const { say, time } = useAdminLocale();
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  return (
    <p className="save-state" role="status" data-state={isDirty ? state.kind : "none"}>
      {isDirty ? describe(state, { say, time }) : say("editor.draft.none")}
    </p>
  );
}

function describe(state: DraftState, { say, time }: Pick<AdminLocale, "say" | "time">): string {
  switch (state.kind) {
    case "none":
      return say("editor.draft.unsaved");
    case "sending":
    case "nowhere":
      return say(`editor.draft.${state.kind}`);
    case "kept":
    case "here":
    case "refused":
      return say(`editor.draft.${state.kind}`, { time: time(state.at) });
  }
}
