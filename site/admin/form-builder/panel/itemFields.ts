import type { FieldDescription } from "../../../content/admin/fieldWire.ts";
import { isQuestion } from "../../../content/contact-forms/isQuestion.ts";
import type { ItemKind } from "../core/FormState.ts";
import { MEBIBYTE } from "../core/itemValues.ts";
import { rulesFor } from "../core/ruleRows.ts";
import type { FormSay } from "../FormWordsContext.ts";
import { createFields, type Fields } from "./createFields.ts";
import { ruleFields } from "./ruleFields.ts";

export type ItemFieldsOptions = {
  readonly say: FormSay;
  /** BCP 47, of whoever reads it. */
  readonly language: string;
  /** The fields that a part can repeat. */
  readonly names: readonly string[];
  /** Whether it can be said what choices stand for. */
  readonly hasMeanings: boolean;
};

/** What can be said of an item in its panel, but its name. */
export function itemFields(
  kind: ItemKind,
  options: ItemFieldsOptions,
): readonly FieldDescription[] {
  const { say } = options;
  const field = createFields(say);
  const own = ownFields(kind, options);
  if (!LABELLED.has(kind)) return own;
  const rules = rulesFor(kind).length > 0 ? [ruleFields(kind, options)] : [];
  return [
    field.text("label", "label", { isOptional: false }),
    ...(isQuestion({ kind }) ? [] : [field.toggle("required", "required", kind === "radio")]),
    ...own,
    field.text("hint", "hint", { maxLength: 4000 }),
    field.toggle("half", "half"),
    ...rules,
    field.text("className", "className"),
  ];
}

const LABELLED: ReadonlySet<ItemKind> = new Set([
  ...(["text", "email", "url", "tel", "textarea", "number", "range", "date"] as const),
  ...(["select", "checkbox", "radio", "file", "quiz", "captcha"] as const),
]);

function ownFields(
  kind: ItemKind,
  { say, names, hasMeanings }: ItemFieldsOptions,
): readonly FieldDescription[] {
  const field = createFields(say);
  const choices = options(say, hasMeanings);
  const direction = field.choice("direction", "count", ["up", "down"]);
  const of = { ...field.choice("of", "of", []), isOptional: false };
  const repeats = { ...of, options: names.map((value) => ({ value, label: value })) };
  switch (kind) {
    case "text":
    case "email":
    case "url":
    case "tel":
      return [...written(field), field.count("size", "size", 40)];
    case "textarea":
      return [...written(field), field.count("rows", "rows", 10)];
    case "number":
    case "range":
      return (["value", "min", "max", "step"] as const).map((name) => field.number(name, name));
    case "date":
      return (["value", "min", "max"] as const).map((name) =>
        field.text(name, name, { help: "day" }),
      );
    case "select":
      return [choices, field.toggle("multiple", "multiple"), field.text("blank", "blank")];
    case "checkbox":
      return [
        choices,
        ...[field.toggle("exclusive", "exclusive"), field.count("maxItems", "maxItems")],
        ...[field.toggle("freeText", "freeText"), field.toggle("labelFirst", "labelFirst")],
      ];
    case "radio":
      return [
        choices,
        ...[field.toggle("freeText", "freeText"), field.toggle("labelFirst", "labelFirst")],
      ];
    case "acceptance":
      return [
        field.text("label", "acceptance", { isLong: true, maxLength: 4000, help: "linked" }),
        ...[field.toggle("optional", "optional"), field.toggle("invert", "invert")],
        ...[field.toggle("checked", "checked"), field.text("className", "className")],
      ];
    case "file":
      return [
        field.text("accept", "accept", { maxLength: 4000, help: "acceptHelp" }),
        { ...field.number("maxFileSize", "maxFileSize"), default: 1, min: 1 / MEBIBYTE },
        field.choice("capture", "capture", ["user", "environment"]),
      ];
    case "quiz":
      return [questions(say)];
    case "captcha":
      return [field.text("alt", "alt")];
    case "hidden":
      return [field.text("value", "value", { maxLength: 4000 })];
    case "note":
      return [field.text("text", "note", { isLong: true, maxLength: 4000, help: "linked" })];
    case "submit":
      return [field.text("label", "submitLabel")];
    case "response":
      return [];
    case "count":
      return [repeats, direction];
    case "reflection":
      return [repeats, defaults(say)];
    case "output":
      return [repeats, field.text("label", "before"), field.text("default", "default")];
  }
}

function written(field: Fields): readonly FieldDescription[] {
  return [
    field.text("placeholder", "placeholder"),
    field.text("value", "value", { maxLength: 4000 }),
    ...[field.count("minLength", "minLength"), field.count("maxLength", "maxLength")],
    field.choice("counter", "count", ["up", "down"]),
    field.text("autocomplete", "autocomplete", { help: "autocompleteHelp" }),
    field.toggle("readOnly", "readOnly"),
  ];
}

function options(say: FormSay, hasMeanings: boolean): FieldDescription {
  const field = createFields(say);
  const fields = [
    field.text("label", "option", { isOptional: false, minLength: 1 }),
    field.text("value", "optionValue", { help: "optionValueHelp" }),
    ...(hasMeanings ? [field.text("meaning", "meaning", { help: "meaningHelp" })] : []),
    field.toggle("isChosen", "isChosen"),
  ];
  return {
    ...{ name: "options", label: say("formBuilder.field.options"), isOptional: false },
    ...{ kind: "list", itemLabel: say("formBuilder.field.option"), initial: { label: "" } },
    item: { kind: "group", fields, initial: { label: "" } },
    min: 1,
  };
}

function defaults(say: FormSay): FieldDescription {
  return {
    ...{ name: "defaults", label: say("formBuilder.field.defaults"), isOptional: true },
    ...{ kind: "list", itemLabel: say("formBuilder.field.default"), initial: "" },
    item: { kind: "text", maxLength: 400 },
  };
}

function questions(say: FormSay): FieldDescription {
  const field = createFields(say);
  const limits = { isOptional: false, minLength: 1 } as const;
  const fields = [
    field.text("question", "question", limits),
    field.text("answer", "answer", { ...limits, help: "answerHelp" }),
  ];
  const initial = { question: "", answer: "" };
  return {
    ...{ name: "questions", label: say("formBuilder.field.questions"), isOptional: false },
    ...{ kind: "list", itemLabel: say("formBuilder.field.question"), initial },
    item: { kind: "group", fields, initial },
    ...{ min: 1, max: 50 },
  };
}
