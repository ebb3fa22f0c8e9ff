import { useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import {
  type EditedForm,
  editedForm,
  FORMS_API,
  formSaved,
} from "../../../content/admin/formWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { AdminError } from "../../api/AdminError.ts";
import { currentOf } from "../../api/currentOf.ts";
import { errorText } from "../../api/errorText.ts";
import { useChange } from "../../api/useChange.ts";
import { tell } from "../../feedback/messages.ts";
import type { FieldIssues } from "../../form/fieldIssues.ts";
import type { FormStore } from "../core/createFormStore.ts";
import { type FormState, writeForm } from "../core/FormState.ts";
import { keepNames } from "../core/operations.ts";
import { withHandlingOf } from "../core/withHandlingOf.ts";
import { useFormSay } from "../FormWordsContext.ts";
import { focusOutline } from "../fields/focusOutline.ts";
import type { Tab } from "../issues/issuePlaces.ts";
import { changedParts } from "./changedParts.ts";
import type { Marking } from "./useMarking.ts";

export type FormSavingOptions = {
  readonly opened: EditedForm;
  readonly store: FormStore;
  readonly issues: FieldIssues;
  readonly marking: Marking;
  /** What was saved when this began; other than what is there where a draft goes on. */
  readonly saved: FormState;
  readonly announce: (sentence: string) => void;
};

/** Somebody else saved meanwhile. */
export type Conflict = {
  readonly theirs: EditedForm;
  /** In which parts theirs is other than what was saved before. */
  readonly parts: readonly Tab[];
};

export type FormSaving = {
  readonly isDirty: boolean;
  /** Whether what is there was kept from before the page was loaded again, and was not decided on since. */
  readonly isRestored: boolean;
  /** Whether a state of the form is the one that is saved. */
  readonly isSaved: (state: FormState) => boolean;
  readonly isSaving: boolean;
  readonly save: () => Promise<void>;
  /** Goes back to what is saved; can be undone. */
  readonly discard: () => void;
  /** Until it is decided which is to hold. */
  readonly conflict: Conflict | undefined;
  readonly settle: (which: "mine" | "theirs" | undefined) => void;
};

/** Saves a form when somebody says so. What the server refuses is said where it stands; nothing written is lost. */
export function useFormSaving(options: FormSavingOptions): FormSaving {
  const { opened, store, issues, marking } = options;
  const { say, told } = useAdminLocale();
  const formSay = useFormSay();
  const change = useChange();
  const [saved, setSaved] = useState(options.saved);
  const [isRestored, setRestored] = useState(() => store.state() !== options.saved);
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  /** Its answer may have been lost. */
  const sentLast = useRef<FormState>(undefined);
  const state = useSyncExternalStore(store.subscribe, store.state);

  /** What was sent is stored, as a version; what was written since goes on from there. */
  function arrive(sent: FormState, version: number): void {
    const isSame = store.state() === sent;
    const begunAnew = (one: FormState) => ({ ...keepNames(one), version });
    store.adopt(begunAnew);
    setSaved(isSame ? store.state() : begunAnew(sent));
    setRestored(false);
  }

  async function send(): Promise<void> {
    const written = store.written();
    const sent = store.state();
    const before = sentLast.current;
    sentLast.current = sent;
    try {
      const { version } = await change({
        ...{ method: "PUT", path: `${FORMS_API}/${opened.id}`, changes: [FORMS_API] },
        body: { version: sent.version, ...written },
        answer: formSaved,
      });
      arrive(sent, version);
    } catch (error) {
      const stored = currentOf(error, editedForm);
      if (stored && isSameForm(sent, stored)) return arrive(sent, stored.version);
      if (!stored || !before || !isSameForm(before, stored)) throw error;
      // What is there is one's own: the answer to that save was lost.
      arrive(before, stored.version);
      await send();
    }
  }

  function refused(error: unknown): void {
    if (!(error instanceof AdminError)) throw error;
    const theirs = currentOf(error, editedForm);
    if (theirs) setConflict({ theirs, parts: changedParts(writeForm(saved), theirs) });
    else if (!marking.markRefused(error)) {
      tell({ text: errorText(error, { say, told }), kind: "problem" });
    }
  }

  async function save(): Promise<void> {
    if (isSaving || !marking.check()) return;
    setSaving(true);
    try {
      await send();
      tell({ text: formSay("formBuilder.saved") });
    } catch (error) {
      refused(error);
    } finally {
      setSaving(false);
    }
  }

  /** It is decided that this one holds, whatever becomes of the save. */
  function goOnFrom({ version, handling }: EditedForm): void {
    store.adopt((one) => {
      const mine = opened.may_change_handling ? one : withHandlingOf(one, handling, saved);
      return { ...mine, version };
    });
  }

  function settle(which: "mine" | "theirs" | undefined): void {
    setConflict(undefined);
    if (!conflict || which === undefined) return;
    const { theirs } = conflict;
    if (which === "mine") {
      goOnFrom(theirs);
      void save();
      return;
    }
    // What was written can be taken back, and saved after all.
    store.take(theirs);
    goOnFrom(theirs);
    setSaved(store.state());
    setRestored(false);
  }

  function discard(): void {
    store.written();
    flushSync(() => {
      store.change(() => saved);
      setRestored(false);
    });
    issues.replace("", []);
    // What was pressed went with the notice around it.
    focusOutline();
    options.announce(formSay("formBuilder.discarded"));
  }

  const isSaved = (one: FormState): boolean => one === saved;
  const isDirty = !isSaved(state);
  return { isDirty, isRestored, isSaved, isSaving, save, discard, conflict, settle };
}

function isSameForm(mine: FormState, stored: EditedForm): boolean {
  return changedParts(writeForm(mine), stored).length === 0;
}
