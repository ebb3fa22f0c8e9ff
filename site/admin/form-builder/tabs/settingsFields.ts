import type { FieldDescription } from "../../../content/admin/fieldWire.ts";
import type { FormTexts } from "../../../texts/FormTexts.ts";
import { LANGUAGES } from "../../../texts/languages.ts";
import type { FormSay } from "../FormWordsContext.ts";
import { createFields } from "../panel/createFields.ts";

/** What is said of the form as a whole. */
export function aboutFields(say: FormSay, texts: FormTexts): readonly FieldDescription[] {
  const field = createFields(say);
  return [
    field.text("title", "title", { isOptional: false, minLength: 1, help: "titleHelp" }),
    {
      ...{ name: "language", label: say("formBuilder.field.language"), isOptional: false },
      kind: "choice",
      options: [
        { value: "", label: say("formBuilder.field.siteLanguage") },
        ...LANGUAGES.map(({ tag, name }) => ({ value: tag, label: name })),
      ],
    },
    { ...field.text("submit", "submitLabel"), default: texts.submit },
    { ...field.text("requiredMark", "requiredMark"), default: texts.requiredMark },
    field.toggle("acceptanceAsValidation", "acceptanceAsValidation"),
  ];
}

/** What the server does with what is sent, but for its mails. */
export function handlingFields(say: FormSay, texts: FormTexts): readonly FieldDescription[] {
  const field = createFields(say);
  const time = (name: "opensAt" | "closesAt"): FieldDescription => ({
    ...{ name, label: say(`formBuilder.field.${name}`), isOptional: true, isNullable: true },
    kind: "time",
  });
  const days = (name: "keepDays" | "keepFileDays"): FieldDescription => ({
    ...{ ...field.count(name, name), isNullable: true, min: 1, max: 36_500 },
    help: say("formBuilder.field.keepHelp"),
  });
  return [
    field.toggle("isOpen", "isOpen", true),
    ...[time("opensAt"), time("closesAt")],
    {
      ...field.text("closedMessage", "closedMessage", { maxLength: 1000 }),
      default: texts.closed,
    },
    {
      ...{ name: "audience", label: say("formBuilder.field.audience"), isOptional: false },
      kind: "choice",
      options: (["everyone", "signed-in"] as const).map((value) => {
        return { value, label: say(`formBuilder.field.${value}`) };
      }),
    },
    ...[days("keepDays"), days("keepFileDays")],
    { ...field.toggle("isDemo", "isDemo"), help: say("formBuilder.field.isDemoHelp") },
  ];
}
