import { useEffect, useEffectEvent } from "react";
import type { FormStore } from "../core/createFormStore.ts";
import { writeForm } from "../core/FormState.ts";
import { keepFormDraft } from "./formDrafts.ts";
import type { FormSaving } from "./useFormSaving.ts";

/** How long nothing must change until it is kept, in milliseconds. */
const KEEP_PAUSE = 400;

export type FormDraftOptions = {
  readonly store: FormStore;
  readonly draftKey: string;
  readonly saving: Pick<FormSaving, "isDirty" | "isSaved">;
};

/** Keeps in this tab what is written and not saved, while it is written and as the page goes. */
export function useFormDraft({ store, draftKey, saving }: FormDraftOptions): void {
  const { isDirty, isSaved } = saving;
  const keep = useEffectEvent((isGoing: boolean) => {
    const form = isGoing ? store.written() : writeForm(store.state());
    // Asked of the store: of a first word that a field held back, nothing was drawn yet.
    const state = store.state();
    keepFormDraft(draftKey, isSaved(state) ? undefined : { version: state.version, ...form });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => keep(false), KEEP_PAUSE);
    };
    const going = (): void => keep(true);
    const stop = store.subscribe(later);
    addEventListener("pagehide", going);
    return () => {
      clearTimeout(timer);
      stop();
      removeEventListener("pagehide", going);
    };
  }, [store]);
  useEffect(() => {
    if (!isDirty) keepFormDraft(draftKey, undefined);
  }, [draftKey, isDirty]);
  // Who leaves for another screen was asked, and leaves it.
  useEffect(() => () => keepFormDraft(draftKey, undefined), [draftKey]);
}
