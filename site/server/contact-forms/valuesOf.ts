import { fieldsOf, freeTextName, optionValue } from "vitrine/contact-form";
import type { ShownForm } from "../../content/contact-forms/ShownForm.ts";
import { cleanLine } from "../cleanText.ts";
import type { Values } from "./BeforeTaking.ts";
import { keptText } from "./keptText.ts";
import { lastText } from "./lastText.ts";
import { type PostedForm, textsOf } from "./readPostedForm.ts";

/**
 * What was given in each field, in the order of the form, as it is kept and mailed. Of files their names. A
 * free text follows its option.
 */
export function valuesOf({ definition }: ShownForm, posted: PostedForm): Values {
  return Object.fromEntries(
    fieldsOf(definition).map((field) => {
      const { name } = field;
      if (field.kind === "file") return [name, namesOf(posted, name)];
      const texts = textsOf(posted, name).map((text) => keptText(text, field));
      const free = cleanLine(lastText(posted.data, freeTextName(name)));
      const last = "freeText" in field && field.freeText ? field.options.at(-1) : undefined;
      const isFree = free !== "" && last !== undefined && texts.at(-1) === optionValue(last);
      return [name, isFree ? [...texts.slice(0, -1), `${texts.at(-1)} ${free}`] : texts];
    }),
  );
}

function namesOf({ files }: PostedForm, field: string): readonly string[] {
  return files.filter((file) => file.field === field).map(({ name }) => name);
}
