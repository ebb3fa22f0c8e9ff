import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ContactForm, type ContactFormProps } from "../../library/src/contact-form/ContactForm.tsx";
import type { FormDefinition } from "../../library/src/contact-form/definition/FormDefinition.ts";
import { schemaOf } from "../../library/src/contact-form/definition/schemaOf.ts";
import {
  elementsIn,
  hasClass,
  type MarkupElement,
  type MarkupNode,
  readMarkup,
  textIn,
} from "../support/readMarkup.ts";
import { recordedForms } from "./recordedForms.ts";
import { areRecorded, readAnsweredPage, readBody, readPage } from "./recordings.ts";

/**
 * Differences that are meant to be:
 * - controls have an id without being told one, so that their labels name them
 * - boxes of lists always stand in a label of their own
 * - what must be accepted says so; the recorded system leaves it to a button that does nothing
 * - the text of a visitor's own has a name
 * - no control takes a turn of its own in the order of the Tab key
 * - what is accepted may hold links, but no other elements
 * - each error in the list for screen readers is a link, since each control has an id
 */
const MEANT = {
  attributes: ["tabindex"],
  classes: ["wpcf7-field-required"],
  unwrapped: ["label", "em"],
};

/** Parts of a form that scripts and stylesheets of others know. */
const PIECES = [
  "wpcf7-form-control-wrap",
  "wpcf7-character-count",
  "wpcf7-reflection",
  "wpcf7-output",
  "wpcf7-hidden",
  "wpcf7-submit",
  "wpcf7-response-output",
];

type Written = {
  readonly box: MarkupNode | undefined;
  readonly form: Record<string, string>;
  readonly heard: readonly string[];
  readonly hidden: readonly MarkupNode[];
  readonly pieces: readonly MarkupNode[];
};

function read(html: string): Written {
  const all = elementsIn(readMarkup(html));
  const box = all[0];
  const form = all.find(({ tag }) => tag === "form");
  if (!box || !form) throw new Error("no form");
  const unitTag = box.attributes.id ?? "";
  const plain = (node: MarkupNode) => plainNode(node, unitTag)[0] ?? "";
  const isWithin = (name: string) => (element: MarkupElement) => hasClass(element, name);
  return {
    box: plain({ ...box, children: [] }),
    form: plainAttributes(form, unitTag),
    heard: elementsIn(all.filter(isWithin("screen-reader-response")))
      .filter(({ tag }) => tag === "li" || tag === "p")
      .map(({ attributes, children }) => `${attributes.id ?? ""}: ${textIn(children)}`),
    hidden: all
      .filter(isWithin("hidden-fields-container"))
      .flatMap(({ children }) => elementsIn(children).map(plain)),
    pieces: elementsIn(form.children)
      .filter((element) => PIECES.some((name) => hasClass(element, name)))
      .map(plain),
  };
}

/** A node without blanks between elements and without what is meant to differ. */
function plainNode(node: MarkupNode, unitTag: string): MarkupNode[] {
  if (typeof node === "string") return node.trim() || node === "\u00a0" ? [node.trim()] : [];
  if (MEANT.classes.some((name) => hasClass(node, name))) return [];
  const children = node.children.flatMap((child) => plainNode(child, unitTag));
  if (MEANT.unwrapped.includes(node.tag)) return children;
  const isSentence = hasClass(node, "wpcf7-list-item-label");
  return [
    {
      tag: node.tag,
      attributes: plainAttributes(node, unitTag),
      children: isSentence ? [textOfSentence(node)] : children,
    },
  ];
}

function textOfSentence({ children }: MarkupElement): string {
  const marked = (node: MarkupNode) =>
    typeof node !== "string" && MEANT.classes.some((name) => hasClass(node, name));
  return textIn(children.filter((node) => !marked(node))).trim();
}

function plainAttributes(element: MarkupElement, unitTag: string): Record<string, string> {
  const pairs = Object.entries(element.attributes)
    .filter(([name]) => !MEANT.attributes.includes(name))
    .filter(([name, value]) => !(name === "id" && value.startsWith(`${unitTag}-`)))
    .filter(([name]) => !(name === "aria-label" && hasClass(element, "wpcf7-free-text")))
    .map(([name, value]) => [name, value === name ? "" : sorted(name, value)]);
  return Object.fromEntries(pairs);
}

/** Classes in the order of letters. */
function sorted(name: string, value: string): string {
  return name === "class" ? value.split(" ").sort().join(" ") : value;
}

function written(props: ContactFormProps<FormDefinition>): Written {
  return read(renderToStaticMarkup(createElement(ContactForm<FormDefinition>, props)));
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
    expect(written(place(form, page))).toEqual(read(readPage(page.name)));
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
      read(readAnsweredPage("text-invalid")),
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
      read(readAnsweredPage(`outcome-${name}`)),
    );
  });
});
