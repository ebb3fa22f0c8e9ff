import { useMemo } from "react";
import type { EditedForm } from "../../../content/admin/formWire.ts";
import { formLocaleOf } from "../../../content/contact-forms/formLocaleOf.ts";
import { formTextsOf } from "../../../texts/formTextsOf.ts";
import { FieldForm } from "../../form/FieldForm.tsx";
import type { FieldValues } from "../../form/FieldValues.ts";
import { useBuilder, useFormPart } from "../BuilderContext.ts";
import type { FormState } from "../core/FormState.ts";
import { useFormSay } from "../FormWordsContext.ts";
import { useFormLanguage } from "../useFormLanguage.ts";
import { aboutFields, handlingFields } from "./settingsFields.ts";

export type SettingsTabProps = { readonly opened: EditedForm };

/** What the form is called, and what the server does with what is sent. */
export function SettingsTab({ opened }: SettingsTabProps) {
  const say = useFormSay();
  const { store, issues } = useBuilder();
  const language = useFormLanguage();
  const state = useFormPart((whole) => whole);
  const mayChange = opened.may_change_handling;
  const about = useMemo(() => aboutFields(say, formTextsOf(language)), [say, language]);
  const handling = useMemo(
    () =>
      handlingFields(say, formTextsOf(language)).map((field) => ({
        ...field,
        isFixed: !mayChange,
      })),
    [say, language, mayChange],
  );
  return (
    <div className="builder-form">
      <section aria-labelledby="form-settings-about">
        <h2 id="form-settings-about">{say("formBuilder.about")}</h2>
        <FieldForm
          fields={about}
          value={{ ...state.about, language: state.language ?? "" }}
          issues={issues}
          path="about"
          onChange={(next) => store.change((before) => withAbout(before, next), "about")}
        />
      </section>
      <section aria-labelledby="form-settings-handling">
        <h2 id="form-settings-handling">{say("formBuilder.handling")}</h2>
        {!mayChange && <p className="editor-notice">{say("formBuilder.ownersOnly")}</p>}
        <FieldForm
          fields={handling}
          value={state.handling}
          issues={issues}
          path="handling"
          onChange={(next) =>
            mayChange && store.change((before) => withHandling(before, next), "handling")
          }
        />
      </section>
    </div>
  );
}

function withAbout(state: FormState, { language, ...about }: FieldValues): FormState {
  const next = typeof language === "string" && language !== "" ? language : null;
  // In the site's language, it is the server that knows it.
  const { locale: kept } = state.about;
  const locale = next === null ? kept : formLocaleOf(next, kept);
  const said = Object.entries(about).filter(([, value]) => value !== false);
  return {
    ...state,
    language: next,
    about: { ...(Object.fromEntries(said) as FormState["about"]), locale },
  };
}

function withHandling(state: FormState, values: FieldValues): FormState {
  // What is emptied is taken out of the values.
  const handling = { ...state.handling, closedMessage: "", ...values };
  return { ...state, handling: handling as FormState["handling"] };
}
