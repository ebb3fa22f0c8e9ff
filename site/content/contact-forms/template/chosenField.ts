import type { GivenTag, ReadTag } from "./GivenTag.ts";
import { pipedValues } from "./pipedValues.ts";

/** What the real system shows above choices of which none is made; formInLanguage says it in the form's language. */
const BLANK = "—Please choose an option—";

/** `[select]`: a menu. */
export const selectField: ReadTag = (given) => {
  const { options, labelled } = given;
  const all = choices(given);
  const hasBlank = options.flag("include_blank");
  const isBlankFirst = options.flag("first_as_label") && !hasBlank;
  const blank = hasBlank ? BLANK : isBlankFirst ? all[0] : undefined;
  return {
    kind: "select",
    ...labelled,
    options: isBlankFirst ? all.slice(1) : all,
    ...chosen(given, all, isBlankFirst ? 1 : 0),
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
  // Ours always stand in labels of their own.
  options.flag("use_label_element");
  return {
    ...labelled,
    options: all,
    ...chosen(given, all),
    ...(options.flag("free_text") && { freeText: true }),
    ...(options.flag("label_first") && { labelFirst: true }),
  };
}

function choices(given: GivenTag): readonly string[] {
  const { options, lose } = given;
  const all = pipedValues(given);
  const list = options.value("data");
  if (list !== undefined) {
    lose(`"data:${list}" is a list of the old server: write its choices in quotes`);
  } else if (all.length === 0) lose('it has no choices: write them in quotes, such as "Yes" "No"');
  return all;
}

/** `default:2_3`: counted from 1, also where the first ones are no choices. */
function chosen(
  { options, lose }: GivenTag,
  all: readonly string[],
  noChoices = 0,
): { readonly value?: readonly string[] } {
  const given = options.values("default");
  const counted = given.filter((text) => /^\d+(?:_\d+)*$/.test(text));
  for (const text of given.filter((one) => !counted.includes(one))) {
    lose(
      `"default:${text}" is not known here, since pages are the same for all: count the choices, such as default:1`,
    );
  }
  const indexes = counted.flatMap((text) => text.split("_").map(Number));
  const none = indexes.filter((index) => all[index - 1] === undefined);
  if (none.length > 0) lose(`there is no choice ${none.join(", ")}: they count from 1`);
  const value = indexes.flatMap((index) => (index > noChoices ? (all[index - 1] ?? []) : []));
  return value.length === 0 ? {} : { value: [...new Set(value)] };
}
