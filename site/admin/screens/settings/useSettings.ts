import { type Dispatch, type SetStateAction, useState } from "react";
import {
  SETTINGS_API,
  type SettingsGroupView,
  settingsGroup,
} from "../../../content/admin/settingsWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { currentOf } from "../../api/currentOf.ts";
import { useChange } from "../../api/useChange.ts";
import type { FieldValues } from "../../form/FieldValues.ts";
import type { FieldIssues } from "../../form/fieldIssues.ts";
import { useSend } from "../../form/useSend.ts";
import { changedFields, mergedValue } from "./mergedValue.ts";
import { useMergeNotice } from "./useMergeNotice.ts";
import { usePassingMessage } from "./usePassingMessage.ts";

export type Settings = {
  /** As they were saved last. */
  readonly base: SettingsGroupView;
  /** As they are written now. */
  readonly value: FieldValues;
  readonly setValue: Dispatch<SetStateAction<FieldValues>>;
  readonly isDirty: boolean;
  readonly isSending: boolean;
  /** Checks and saves them. Where somebody else saved meanwhile, what both wrote is merged, to be saved again. */
  readonly save: () => void;
  /** That they are saved, for a while. */
  readonly saved: string | undefined;
  /** What somebody else changed meanwhile. */
  readonly merged: string | undefined;
};

/** A group of settings that is being written. @param issues where is marked what is wrong */
export function useSettings(group: SettingsGroupView, issues: FieldIssues): Settings {
  const { say } = useAdminLocale();
  const change = useChange();
  const [base, setBase] = useState(group);
  const [value, setValue] = useState<FieldValues>(group.value);
  const saved = usePassingMessage();
  const merge = useMergeNotice(group.fields);

  // What was written while it was under way stays, to be saved again.
  function taken(next: SettingsGroupView): void {
    setBase(next);
    setValue((now) => mergedValue({ base: value, mine: now, theirs: next.value }));
    merge.clear();
    saved.show(say("settings.saved"));
  }

  function mergeWith(theirs: SettingsGroupView): void {
    merge.tell(changedFields(base.value, theirs.value));
    setValue((now) => mergedValue({ base: base.value, mine: now, theirs: theirs.value }));
    setBase(theirs);
  }

  const { submit, isSending } = useSend({
    fields: group.fields,
    value,
    issues,
    within: ["value"],
    async send() {
      const path = `${SETTINGS_API}/${group.key}`;
      const body = { based_on: base.version, value };
      const request = { method: "PUT", path, body, answer: settingsGroup } as const;
      taken(await change({ ...request, changes: [SETTINGS_API] }));
    },
    onRefused(error) {
      const theirs = currentOf(error, settingsGroup);
      if (!theirs) return false;
      // An earlier answer was lost on its way, or two people meant the same.
      if (changedFields(value, theirs.value).length === 0) taken(theirs);
      else mergeWith(theirs);
      return true;
    },
  });

  function save(): void {
    saved.clear();
    submit();
  }

  const isDirty = changedFields(base.value, value).length > 0;
  return {
    ...{ base, value, setValue, isDirty, isSending, save },
    saved: saved.text,
    merged: merge.text,
  };
}
