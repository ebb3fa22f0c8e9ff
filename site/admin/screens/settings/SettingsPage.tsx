import type { FormEvent } from "react";
import type { SettingsGroupView } from "../../../content/admin/settingsWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useUnsavedGuard } from "../../feedback/useUnsavedGuard.ts";
import { FieldForm } from "../../form/FieldForm.tsx";
import { useNewFieldIssues } from "../../form/FieldIssuesContext.ts";
import { focusField } from "../../form/focusField.ts";
import { ProblemSummary } from "../../form/ProblemSummary.tsx";
import { previews } from "./previews.tsx";
import { SettingsActions } from "./SettingsActions.tsx";
import { useFieldOfAddress } from "./useFieldOfAddress.ts";
import { useSettings } from "./useSettings.ts";

/** The settings of a group, with what they look like, and one button that saves them. */
export function SettingsPage({ group }: { readonly group: SettingsGroupView }) {
  const { say, fieldText } = useAdminLocale();
  const issues = useNewFieldIssues();
  const settings = useSettings(group, issues);
  const { base, value, setValue, isDirty, merged } = settings;
  useUnsavedGuard(isDirty);
  useFieldOfAddress((field) => focusField(issues, [field]));

  function send(event: FormEvent): void {
    event.preventDefault();
    settings.save();
  }

  const { Form, Preview, Trial } = previews(group.key);
  return (
    <form className="settings-page" onSubmit={send} noValidate>
      <ProblemSummary fields={group.fields} issues={issues} />
      {base.fixed && <p className="settings-fixed">{fieldText(base.fixed)}</p>}
      {merged && (
        <p className="settings-merged" role="alert">
          {merged}
        </p>
      )}
      <div className="settings-body" data-with-preview={Preview !== undefined || undefined}>
        {Form ? (
          <Form value={value} onChange={setValue} issues={issues} />
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
      {!base.fixed && <SettingsActions settings={settings} canReset={!Form} />}
      {/* Below what stays in view, which would else cover what is told. */}
      {Trial && <Trial isDirty={isDirty} />}
    </form>
  );
}
