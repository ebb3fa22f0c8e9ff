import { useMemo, useRef } from "react";
import type { EditedForm } from "../../../content/admin/formWire.ts";
import { fileNamesOf } from "../../../content/contact-forms/FormItem.ts";
import { isQuestion } from "../../../content/contact-forms/isQuestion.ts";
import { begunMail } from "../../../content/contact-forms/mail/begunMail.ts";
import { SPECIAL_TAGS } from "../../../content/contact-forms/mail/specialTags.ts";
import { FieldForm } from "../../form/FieldForm.tsx";
import { useMe } from "../../session/MeContext.tsx";
import { useBuilder, useFormPart } from "../BuilderContext.ts";
import { namedIn } from "../core/FormState.ts";
import { useFormSay } from "../FormWordsContext.ts";
import { FormTrial } from "./FormTrial.tsx";
import { insertText } from "./insertText.ts";
import { MailProblems } from "./MailProblems.tsx";
import { mailFields } from "./mailFields.ts";

/** Whom a submission is mailed to, and in which words. Tags in them stand for what was sent. */
export function MailTab({ opened }: { readonly opened: EditedForm }) {
  const say = useFormSay();
  const { store, issues } = useBuilder();
  const items = useFormPart((state) => state.items);
  const { mail, mail2 } = useFormPart((state) => state.handling);
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);
  const mayChange = opened.may_change_handling;
  const named = useMemo(() => namedIn({ items }), [items]);
  const title = useFormPart((state) => state.about.title);
  const { user } = useMe();
  // What is written in a mail changes none of these, and makes no field anew.
  const fields = useMemo(() => {
    const about = { title, fields: items.map(({ item }) => item) };
    return mailFields(say, {
      files: [...fileNamesOf(about.fields)],
      begun: begunMail(about, user.email),
    });
  }, [say, items, title, user.email]);
  const tags = named.filter((item) => !isQuestion(item)).map(({ name }) => name);

  function insert(name: string): void {
    const field = last.current?.isConnected
      ? last.current
      : place.current?.querySelector("textarea");
    if (field) insertText(field, `[${name}]`);
  }

  return (
    <section
      ref={place}
      className="builder-form"
      aria-label={say("formBuilder.tab.mail")}
      onFocus={({ target }) => {
        if (target.matches("input:not([type=checkbox]), textarea")) last.current = target;
      }}
    >
      <p>{say("formBuilder.mailHelp")}</p>
      {!mayChange && <p className="editor-notice">{say("formBuilder.ownersOnly")}</p>}
      {mayChange && (mail || mail2) && (
        <fieldset className="mail-tags">
          <legend>{say("formBuilder.tags")}</legend>
          {[...tags, ...SPECIAL_TAGS].map((name) => (
            <button key={name} type="button" dir="ltr" onClick={() => insert(name)}>
              [{name}]
            </button>
          ))}
        </fieldset>
      )}
      <MailProblems />
      <fieldset className="mail-fields" disabled={!mayChange}>
        <legend className="visually-hidden">{say("formBuilder.tab.mail")}</legend>
        <FieldForm
          fields={fields}
          value={{ mail, mail2 }}
          issues={issues}
          path="handling"
          onChange={(next) =>
            store.change(
              (state) => ({
                ...state,
                handling: { ...state.handling, ...{ mail: null, mail2: null }, ...next },
              }),
              "mail",
            )
          }
        />
      </fieldset>
      {(mail || mail2) && <FormTrial formId={opened.id} />}
    </section>
  );
}
