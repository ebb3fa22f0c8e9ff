import type { FieldDescription } from "../../../content/admin/fieldWire.ts";
import type { FormBuilderKey } from "../../../texts/admin/loadFormBuilder.ts";
import type { FormSay } from "../FormWordsContext.ts";

type Words =
  Extract<FormBuilderKey, `formBuilder.field.${string}`> extends `formBuilder.field.${infer Name}`
    ? Name
    : never;

type TextOptions = {
  readonly isLong?: boolean;
  readonly isOptional?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly help?: Words;
};

/** What makes descriptions of fields; see createFields. */
export type Fields = ReturnType<typeof createFields>;

/** Makes descriptions of fields; `words` is the end of the message that is the label. */
export function createFields(say: FormSay) {
  const text = (words: Words): string => say(`formBuilder.field.${words}`);
  return {
    text: (name: string, words: Words, { help, isOptional = true, ...limits }: TextOptions = {}) =>
      ({
        ...{ name, label: text(words), isOptional, kind: "text", maxLength: 400, ...limits },
        ...(help && { help: text(help) }),
      }) satisfies FieldDescription,
    toggle: (name: string, words: Words, isOn = false) =>
      ({
        ...{ name, label: text(words), isOptional: true, kind: "switch", default: isOn },
      }) satisfies FieldDescription,
    number: (name: string, words: Words) =>
      ({
        ...{ name, label: text(words), isOptional: true, kind: "number", isWhole: false },
      }) satisfies FieldDescription,
    count: (name: string, words: Words, fallback?: number) =>
      ({
        ...{ name, label: text(words), isOptional: true, kind: "number", isWhole: true, min: 0 },
        ...(fallback !== undefined && { default: fallback }),
      }) satisfies FieldDescription,
    choice: (name: string, words: Words, values: readonly Words[]) =>
      ({
        ...{ name, label: text(words), isOptional: true, kind: "choice" },
        options: values.map((value) => ({ value: value as string, label: text(value) })),
      }) satisfies FieldDescription,
  };
}
