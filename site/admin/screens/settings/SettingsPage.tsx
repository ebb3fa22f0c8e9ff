import { type FormEvent, useState } from "react";
import * as v from "valibot";
import {
  SETTINGS_API,
  type SettingsGroupView,
  settingsGroup,
} from "../../../content/admin/settingsWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useChange } from "../../api/useChange.ts";
import { Button } from "../../controls/Button.tsx";
import { useUnsavedGuard } from "../../feedback/useUnsavedGuard.ts";
import { FieldForm } from "../../form/FieldForm.tsx";
import { useNewFieldIssues } from "../../form/FieldIssuesContext.ts";
import type { FieldValues } from "../../form/FieldValues.ts";
import { focusField } from "../../form/focusField.ts";
import { ProblemSummary } from "../../form/ProblemSummary.tsx";
import { useSend } from "../../form/useSend.ts";
import { changedFields, mergedValue } from "./mergedValue.ts";
import { previews } from "./previews.tsx";
import { useFieldOfAddress } from "./useFieldOfAddress.ts";
import { useMergeNotice } from "./useMergeNotice.ts";
import { usePassingMessage } from "./usePassingMessage.ts";

/** The settings of a group, with what they look like, and one button that saves them. */
export function SettingsPage({ group }: { readonly group: SettingsGroupView }) {
  const { say, fieldText } = useAdminLocale();
  const change = useChange();
  const [base, setBase] = useState(group);
  const [value, setValue] = useState<FieldValues>(group.value);
  const issues = useNewFieldIssues();
  const saved = usePassingMessage();
  const merge = useMergeNotice(group.fields);
  const isDirty = changedFields(base.value, value).length > 0;
  useUnsavedGuard(isDirty);
  useFieldOfAddress((field) => focusField(issues, [field]));

  function taken(next: SettingsGroupView): void {
    setBase(next);
    setValue(next.value);
    merge.clear();
    saved.show(say("settings.saved"));
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
    onRefused({ code, told }) {
      if (code !== "changed") return false;
      const theirs = v.parse(settingsGroup, told.current);
      // An earlier answer was lost on its way, or two people meant the same.
      if (changedFields(value, theirs.value).length === 0) {
        taken(theirs);
        return true;
      }
      merge.tell(changedFields(base.value, theirs.value));
      setValue(mergedValue({ base: base.value, mine: value, theirs: theirs.value }));
      setBase(theirs);
      return true;
    },
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    saved.clear();
    submit();
  }

  const { Form, Preview, Trial } = previews(group.key);
  return (
    <form className="settings-page" onSubmit={send} noValidate>
      <ProblemSummary fields={group.fields} issues={issues} />
      {base.fixed && <p className="settings-fixed">{fieldText(base.fixed)}</p>}
      {merge.text && (
        <p className="settings-merged" role="alert">
          {merge.text}
        </p>
      )}
      <div className="settings-body" data-with-preview={Preview !== undefined || undefined}>
        {Form ? (
          <Form value={value} onChange={setValue} issues={issues} version={base.version} />
        ) : (
          <FieldForm fields={group.fields} value={value} onChange={setValue} issues={issues} />
        )}
        {Preview && (
          <section className="settings-preview" aria-label={say("settings.preview")}>
            <h2>{say("settings.preview")}</h2>
            <Preview value={value} />
          </section>
        )}
      </div>
      {!base.fixed && (
        <div className="settings-actions">
          <Button
            type="submit"
            look="primary"
            isBusy={isSending}
            isOff={!isDirty}
            title={isDirty ? undefined : say("settings.nothingToSave")}
          >
            {say("settings.save")}
          </Button>
          <Button isOff={!isDirty} onClick={() => setValue(base.value)}>
            {say("settings.discard")}
          </Button>
          {!Form && (
            <Button
              look="plain"
              icon="undo"
              isOff={changedFields(value, group.initial).length === 0}
              onClick={() => setValue(group.initial)}
            >
              {say("settings.reset")}
            </Button>
          )}
          <p role="status">{saved.text}</p>
        </div>
      )}
      {/* Below what stays in view, which would else cover what is told. */}
      {Trial && <Trial isDirty={isDirty} />}
    </form>
  );
}
