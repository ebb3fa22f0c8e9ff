import type { GivenTag, ReadTag } from "./GivenTag.ts";

/** `[text]`, `[email]`, `[url]`, `[tel]`: a line to write. */
export const lineField: ReadTag = (given) => {
  const { tag, options, labelled } = given;
  const kind = tag.type === "email" || tag.type === "url" || tag.type === "tel" ? tag.type : "text";
  const size = options.value("size") ?? options.match(/^(\d+)\/\d*$/)?.[0];
  return { kind, ...labelled, ...written(given), ...count("size", size) };
};

/** `[textarea]`: columns and rows as "40x10". */
export const textareaField: ReadTag = (given) => {
  const { options, labelled } = given;
  const rows = options.value("rows") ?? options.match(/^\d*x(\d+)(?:\/\d+)?$/)?.[0];
  options.value("cols");
  return { kind: "textarea", ...labelled, ...written(given), ...count("rows", rows) };
};

/** `[hidden]`: sent along, and never seen. */
export const hiddenField: ReadTag = ({ tag, common, options, lose }) => {
  loseServerDefault({ options, lose });
  const [value] = tag.values;
  return { kind: "hidden", ...common, ...(value !== undefined && { value }) };
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
  const from = options.value("default");
  if (from !== undefined) lose(`it began with what the old server knew ("default:${from}")`);
}

/** A number of an option, where it is one. */
export function number<Key extends string>(
  key: Key,
  text: string | undefined,
): { readonly [One in Key]?: number } {
  const value = Number(text);
  if (!text || !Number.isFinite(value)) return {};
  // The key is one of the type's own.
  return { [key]: value } as { readonly [One in Key]: number };
}

/** A whole number of an option, where it is one. */
function count<Key extends string>(
  key: Key,
  text: string | undefined,
): { readonly [One in Key]?: number } {
  return /^\d{1,6}$/.test(text ?? "") ? number(key, text) : {};
}

function written(given: GivenTag) {
  const { options } = given;
  loseServerDefault(given);
  const autocomplete = options.value("autocomplete");
  const most = options.value("maxlength") ?? options.match(/^(?:\d*(?:x\d*)?)\/(\d+)$/)?.[0];
  return {
    ...valueOrPlaceholder(given),
    ...(autocomplete !== undefined && { autocomplete }),
    ...count("minLength", options.value("minlength")),
    ...count("maxLength", most),
    ...(options.flag("readonly") && { readOnly: true }),
  };
}
