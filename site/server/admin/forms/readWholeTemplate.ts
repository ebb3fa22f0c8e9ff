import { MAX_FIELDS } from "../../../content/contact-forms/formDefinitionSchema.ts";
import {
  type FormTemplate,
  readFormTemplate,
} from "../../../content/contact-forms/template/readFormTemplate.ts";
import { invalid } from "../readBody.ts";

/** What a template of the old system says. @throws SiteError 422 where that is more than a form holds */
export function readWholeTemplate(template: string): FormTemplate {
  const read = readFormTemplate(template);
  if (read.items.length > MAX_FIELDS) throw invalid([{ path: ["template"], message: MANY }]);
  return read;
}

const MANY = `A form holds at most ${MAX_FIELDS} fields and texts, and this template has more. Make two of it.`;
