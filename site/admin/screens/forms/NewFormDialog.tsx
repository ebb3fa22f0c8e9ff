import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import type * as v from "valibot";
import { FORMS_API, formMade, MAX_FORM_TITLE } from "../../../content/admin/formWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { LANGUAGES } from "../../../texts/languages.ts";
import { useChange } from "../../api/useChange.ts";
import { Button } from "../../controls/Button.tsx";
import { Dialog } from "../../controls/Dialog.tsx";
import { ChoiceField } from "../../form/ChoiceField.tsx";
import { TextField } from "../../form/TextField.tsx";
import { useSmallForm } from "../../form/useSmallForm.ts";
import { CopiedForm } from "./CopiedForm.tsx";
import { LostInTemplate } from "./LostInTemplate.tsx";
import { BEGINNINGS, type Beginning, type NewFormWords, toFormMake } from "./newFormWords.ts";

const EMPTY: NewFormWords = { title: "", begin: "plain", template: "" };

/** Asks what a new form is called and what it begins with, makes it and opens it. */
export function NewFormDialog({ onClose }: { readonly onClose: () => void }) {
  const { say } = useAdminLocale();
  const change = useChange();
  const navigate = useNavigate();
  const [said, setSaid] = useState<NewFormWords>(EMPTY);
  const [made, setMade] = useState<v.InferOutput<typeof formMade>>();
  const { idOf, problemOf, isSending, send } = useSmallForm();
  const isChanged = said.title.trim() !== "" || said.template.trim() !== "";
  const isWhole = said.title.trim() !== "" && (said.begin !== "copy" || said.copyOf !== undefined);
  const go = (id: number) => navigate(`/forms/${id}`);

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isWhole) return;
    await send(async () => {
      const body = toFormMake(said);
      const request = { method: "POST", path: FORMS_API, body, answer: formMade } as const;
      const answer = await change({ ...request, changes: [FORMS_API] });
      if (answer.problems.length === 0) await go(answer.id);
      else setMade(answer);
    });
  }

  return (
    <Dialog isOpen title={say("forms.new")} isChanged={isChanged && !made} onClose={onClose}>
      {made ? (
        <LostInTemplate title={said.title} made={made} onGo={() => go(made.id)} />
      ) : (
        <form className="small-form" noValidate onSubmit={make}>
          <TextField
            id={idOf("title")}
            label={say("forms.name")}
            help={say("forms.nameHelp")}
            isRequired
            maxLength={MAX_FORM_TITLE}
            error={problemOf("title")}
            value={said.title}
            onChange={(title) => setSaid({ ...said, title })}
          />
          <ChoiceField
            id={idOf("language")}
            label={say("forms.language")}
            help={say("forms.languageHelp")}
            none={say("forms.language.site")}
            options={LANGUAGES.map(({ tag, name }) => ({ value: tag, label: name }))}
            error={problemOf("language")}
            value={said.language}
            onChange={(language) => setSaid({ ...said, language })}
          />
          <ChoiceField<Beginning>
            id={idOf("begin")}
            label={say("forms.begin")}
            options={BEGINNINGS.map((value) => ({ value, label: say(`forms.begin.${value}`) }))}
            value={said.begin}
            onChange={(begin = "plain") => setSaid({ ...said, begin })}
          />
          {said.begin === "copy" && (
            <CopiedForm
              id={idOf("copy_of")}
              error={problemOf("copy_of")}
              value={said.copyOf}
              onChange={(copyOf) => setSaid({ ...said, copyOf })}
            />
          )}
          {said.begin === "template" && (
            <TextField
              id={idOf("template")}
              label={say("forms.template")}
              help={say("forms.templateHelp")}
              isLong
              isRequired
              error={problemOf("template")}
              value={said.template}
              onChange={(template) => setSaid({ ...said, template })}
            />
          )}
          <div className="dialog-actions">
            <Button onClick={onClose}>{say("feedback.cancel")}</Button>
            <Button type="submit" look="primary" isBusy={isSending} isOff={!isWhole}>
              {say("forms.create")}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
