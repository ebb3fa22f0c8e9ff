import type { GivenTag, ReadTag } from "./GivenTag.ts";

/** What the real system shows above choices of which none is made. */
const BLANK = "—Please choose an option—";

/** `[select]`: a menu. */
export const selectField: ReadTag = (given) => {
  const { options, labelled } = given;
  const all = choices(given);
  const isBlankFirst = options.flag("first_as_label");
  const hasBlank = options.flag("include_blank");
  const blank = isBlankFirst ? all[0] : hasBlank ? BLANK : undefined;
  return {
    kind: "select",
    ...labelled,
    options: isBlankFirst ? all.slice(1) : all,
    ...chosen(given, all),
    ...(options.flag("multiple") && { multiple: true }),
    ...(blank !== undefined && { blank }),
  };
};

/** `[checkbox]`: boxes to tick. */
export const checkboxField: ReadTag = (given) => ({
  kind: "checkbox",
  ...listed(given),
  ...(given.options.flag("exclusive") && { exclusive: true }),
});

/** `[radio]`: one of several, which the real system always asks for. */
export const radioField: ReadTag = (given) => {
  const { required: _always, ...rest } = listed(given);
  return { kind: "radio", ...rest };
};

function listed(given: GivenTag) {
  const { options, labelled } = given;
  const all = choices(given);
  options.flag("use_label_element");
  return {
    ...labelled,
    options: all,
    ...chosen(given, all),
    ...(options.flag("free_text") && { freeText: true }),
    ...(options.flag("label_first") && { labelFirst: true }),
  };
}

/** What stands before "|" is shown and sent; what stands after it only the old server knew. */
function choices({ tag, options, lose }: GivenTag): readonly string[] {
  const piped = tag.values.filter((value) => value.includes("|"));
  if (piped.length > 0) lose('what its choices stood for in letters, after "|"');
  const list = options.value("data");
  if (list !== undefined) lose(`its choices came from a list of the old server, "${list}"`);
  return [...new Set(tag.values.map((value) => value.split("|")[0]?.trim() ?? ""))];
}

/** `default:2_3`: counted from 1. */
function chosen(
  { options, lose }: GivenTag,
  all: readonly string[],
): { readonly value?: readonly string[] } {
  const given = options.value("default");
  if (given === undefined) return {};
  if (!/^\d+(?:_\d+)*$/.test(given)) {
    lose(`it began with what the old server knew ("default:${given}")`);
    return {};
  }
  const value = given.split("_").flatMap((index) => all[Number(index) - 1] ?? []);
  return value.length === 0 ? {} : { value };
}
