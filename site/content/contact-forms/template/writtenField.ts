import type { GivenTag, ReadTag } from "./GivenTag.ts";
import { countOption, loseCrossed } from "./measuredOption.ts";
import { pipedValues } from "./pipedValues.ts";

/** `[text]`, `[email]`, `[url]`, `[tel]`: a line to write. */
export const lineField: ReadTag = (given) => {
  const { tag, options, labelled } = given;
  const kind = tag.type === "email" || tag.type === "url" || tag.type === "tel" ? tag.type : "text";
  const size = options.value("size") ?? options.match(/^(\d+)\/\d*$/)?.[0];
  return { kind, ...labelled, ...written(given), ...countOption("size", size, given) };
};

/** `[textarea]`: columns and rows as "40x10". */
export const textareaField: ReadTag = (given) => {
  const { options, labelled } = given;
  const rows = options.value("rows") ?? options.match(/^\d*x(\d+)(?:\/\d+)?$/)?.[0];
  options.value("cols");
  return { kind: "textarea", ...labelled, ...written(given), ...countOption("rows", rows, given) };
};

/** `[hidden]`: sent along, and never seen. */
export const hiddenField: ReadTag = (given) => {
  loseServerDefault(given);
  const [value] = pipedValues(given);
  return { kind: "hidden", ...given.common, ...(value !== undefined && { value }) };
};

/** What a first value is told apart by: it stands in the field, or shows what to write. */
export function valueOrPlaceholder({ tag, options }: Pick<GivenTag, "tag" | "options">): {
  readonly value?: string;
  readonly placeholder?: string;
} {
  const isPlaceholder = [options.flag("placeholder"), options.flag("watermark")].includes(true);
  const [first = tag.content.trim()] = tag.values;
  if (first === "") return {};
  return isPlaceholder ? { placeholder: first } : { value: first };
}

/** Fields that begin with what the old server knew: of the visitor, the page or its address. */
export function loseServerDefault({ options, lose }: Pick<GivenTag, "options" | "lose">): void {
  for (const from of options.values("default")) {
    lose(
      `"default:${from}" is not known here, since pages are the same for all: write a text in quotes to begin with, or nothing`,
    );
  }
}

function written(given: GivenTag) {
  const { options } = given;
  loseServerDefault(given);
  const autocomplete = options.value("autocomplete");
  const most = options.value("maxlength") ?? options.match(/^(?:\d*(?:x\d*)?)\/(\d+)$/)?.[0];
  const { minLength } = countOption("minLength", options.value("minlength"), given);
  const { maxLength } = countOption("maxLength", most, given);
  loseCrossed(
    {
      ...(minLength !== undefined && { min: minLength }),
      ...(maxLength !== undefined && { max: maxLength }),
    },
    given,
  );
  return {
    ...valueOrPlaceholder(given),
    ...(autocomplete !== undefined && { autocomplete }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(options.flag("readonly") && { readOnly: true }),
  };
}
