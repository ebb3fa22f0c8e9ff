import { useMemo } from "react";
import type { FormMessages } from "vitrine/contact-form";
import type { FieldDescription } from "../../../content/admin/fieldWire.ts";
import { formTextsOf } from "../../../texts/formTextsOf.ts";
import { languageOf } from "../../../texts/languages.ts";
import { FieldForm } from "../../form/FieldForm.tsx";
import { useBuilder, useFormPart } from "../BuilderContext.ts";
import type { FormState } from "../core/FormState.ts";
import { useFormSay } from "../FormWordsContext.ts";
import { useFormLanguage } from "../useFormLanguage.ts";

type Key = keyof FormMessages;

/** What the form says to visitors, in its language; where nothing is written, what it says of itself. */
export function MessagesTab() {
  const say = useFormSay();
  const { store, issues } = useBuilder();
  const language = useFormLanguage();
  const messages = useFormPart((state) => state.about.messages ?? NONE);
  const fields = useMemo(() => {
    const texts = Object.entries(formTextsOf(language).messages) as [Key, string][];
    return texts.map(
      ([name, usual]): FieldDescription => ({
        ...{ name, label: say(`formBuilder.message.${name}`), isOptional: true, default: usual },
        ...{ kind: "text", maxLength: 4000 },
      }),
    );
  }, [language, say]);
  return (
    <section className="builder-form" aria-label={say("formBuilder.tab.messages")}>
      <p>{say("formBuilder.messagesHelp", { language: languageOf(language).name })}</p>
      <FieldForm
        fields={fields}
        value={messages}
        issues={issues}
        path="about.messages"
        onChange={(next) =>
          store.change((state) => withMessages(state, next as Partial<FormMessages>), "messages")
        }
      />
    </section>
  );
}

const NONE = {};

function withMessages(state: FormState, messages: Partial<FormMessages>): FormState {
  const { messages: _, ...about } = state.about;
  const isNone = Object.keys(messages).length === 0;
  return { ...state, about: isNone ? about : { ...about, messages } };
}
