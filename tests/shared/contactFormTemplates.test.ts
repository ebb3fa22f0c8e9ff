import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ContactForm, type ContactFormProps } from "../../library/src/contact-form/ContactForm.tsx";
import type { FormDefinition } from "../../library/src/contact-form/definition/FormDefinition.ts";
import { datedField } from "../../site/content/contact-forms/datedField.ts";
import { schemaToday } from "../../site/server/contact-forms/schemaToday.ts";
import { readWritten } from "./readWritten.ts";
import { formOfTemplate, type OldFormName, oldFormNames } from "./recordedTemplates.ts";
import { areRecorded, pageNames, readBody, readPage } from "./recordings.ts";

/** The day on which the pages and rules were recorded. */
const THEN = new Date("2026-11-21T12:00:00Z");

/** What the recorded pages' shortcodes say beside the form. */
const SHORTCODES: Partial<Record<OldFormName, Partial<ContactFormProps<FormDefinition>>>> = {
  text: { id: "text-form", name: "textform", className: "my-form second" },
  demo: { className: "demo" },
};

const names = oldFormNames.filter((name) => pageNames().includes(name) && name !== "subs");

/** With the question that was asked then, and its answer's hash, which only the server knows. */
function asAsked(form: FormDefinition, page: string): FormDefinition {
  const question = />([^<]*)<\/span> <input [^>]*wpcf7-quiz/.exec(page)?.[1];
  const answer = /name="_wpcf7_quiz_answer_[^"]*" value="([^"]*)"/.exec(page)?.[1];
  if (!question || !answer) return form;
  return {
    ...form,
    fields: form.fields.map((field) =>
      field.kind === "quiz" ? { ...field, question, answer } : field,
    ),
  };
}

/** With the days that were counted then. */
function asOfThen(form: FormDefinition): FormDefinition {
  return {
    ...form,
    fields: form.fields.map((field) => datedField(field, THEN)),
  };
}

function definitionOf(name: OldFormName): FormDefinition {
  const { id, definition } = formOfTemplate(name);
  return { ...definition, id };
}

describe.skipIf(!areRecorded)("A template of the old system", () => {
  test.each(names)("%s makes the markup that the old system made of its own", (name) => {
    const page = readPage(name);
    const form = asAsked(asOfThen(definitionOf(name)), page);
    const containerPost = form.id + 1;
    const html = renderToStaticMarkup(
      createElement(ContactForm<FormDefinition>, {
        ...{ form, containerPost, action: `/cf7-${name}/` },
        unitTag: `wpcf7-f${form.id}-p${containerPost}-o1`,
        ...SHORTCODES[name],
      }),
    );
    expect(readWritten(html)).toEqual(readWritten(page));
  });

  test.each(oldFormNames.filter((name) => name !== "markup"))(
    "%s makes the rules that the old system made of its own, in their order and words",
    (name) => {
      expect(schemaToday(definitionOf(name), THEN)).toEqual(readBody(`schema-${name}`));
    },
  );
});
