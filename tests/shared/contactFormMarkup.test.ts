import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ContactForm, type ContactFormProps } from "../../library/src/contact-form/ContactForm.tsx";
import type { FormDefinition } from "../../library/src/contact-form/definition/FormDefinition.ts";
import { schemaOf } from "../../library/src/contact-form/definition/schemaOf.ts";
import { readWritten, type Written } from "./readWritten.ts";
import { recordedForms } from "./recordedForms.ts";
import { areRecorded, readAnsweredPage, readBody, readPage } from "./recordings.ts";

function written(props: ContactFormProps<FormDefinition>): Written {
  return readWritten(renderToStaticMarkup(createElement(ContactForm<FormDefinition>, props)));
}

type Page = Omit<ContactFormProps<FormDefinition>, "form"> & { readonly name: string };
const { text, choice, number, file, demo, outcome } = recordedForms;

const pages: readonly [form: FormDefinition, page: Page][] = [
  [text, { name: "text", containerPost: 6, id: "text-form", className: "my-form second" }],
  [choice, { name: "choice", containerPost: 8 }],
  [number, { name: "number", containerPost: 10 }],
  [file, { name: "file", containerPost: 12 }],
  [demo, { name: "demo", containerPost: 16, className: "demo" }],
  [outcome, { name: "outcome", containerPost: 22 }],
];

function place(form: FormDefinition, { name, ...props }: Page): ContactFormProps<FormDefinition> {
  return {
    ...props,
    form,
    unitTag: `wpcf7-f${form.id}-p${props.containerPost}-o1`,
    action: `/cf7-${name}/`,
    ...(name === "text" && { name: "textform" }),
  };
}

describe.skipIf(!areRecorded)("a form that equals a recorded one", () => {
  test.each(pages)("form $id is written as the recorded system writes it", (form, page) => {
    expect(written(place(form, page))).toEqual(readWritten(readPage(page.name)));
  });

  test.each(pages)("form $id has the same rules, in the same order and words", (form, { name }) => {
    expect(schemaOf(form)).toEqual(readBody(`schema-${name}`));
  });

  test("shows the errors of a post without script in the same places", () => {
    const message = "One or more fields have an error. Please check and try again.";
    const invalidFields = [
      { field: "your-name", message: "Please fill out this field." },
      { field: "your-email", message: "Please enter an email address." },
    ];
    const values = {
      "your-name": "",
      nick: "jj",
      "your-email": "x",
      "req-tel": "+1 (555) 010-0199",
      "your-message": "A message long enough",
      note: "",
      "readonly-one": "fixed",
    };
    const state = { status: "validation_failed", message, invalidFields, values };
    const [form, page] = pages[0] ?? [text, { name: "text" }];
    expect(written({ ...place(form, page), state })).toEqual(
      readWritten(readAnsweredPage("text-invalid")),
    );
  });

  test.each([
    { name: "sent", status: "mail_sent", message: "Thank you for your message. It has been sent." },
    { name: "aborted", message: "Sending mail has been aborted.", what: "ABORTME" },
    {
      name: "custom",
      status: "lab_custom_state_x",
      message: "Lab: custom status.",
      what: "CUSTOMSTATUS",
    },
  ])("shows the outcome $name of a post without script", ({ name, what = "Hello", ...said }) => {
    const state = { status: name, ...said, values: { who: "Ann", "who-mail": "", what } };
    expect(written({ ...place(outcome, { name: "outcome", containerPost: 22 }), state })).toEqual(
      readWritten(readAnsweredPage(`outcome-${name}`)),
    );
  });
});
