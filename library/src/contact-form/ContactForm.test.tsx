import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import {
  elementsIn,
  hasClass,
  type MarkupElement,
  readMarkup,
  textIn,
} from "../../../tests/support/readMarkup.ts";
import { ContactForm } from "./ContactForm.tsx";
import { defineForm } from "./definition/defineForm.ts";
import type { FormState } from "./markup/FormState.ts";
import { Field } from "./markup/fields/Field.tsx";
import { Response } from "./markup/fields/Response.tsx";
import { Submit } from "./markup/fields/Submit.tsx";

const form = defineForm({
  id: 5,
  title: "Write to us",
  locale: "de_DE",
  fields: [
    { kind: "text", name: "your-name", label: "Name", required: true, hint: "All of it." },
    { kind: "email", name: "your-email", label: "Email", id: "mail" },
    { kind: "checkbox", name: "days", label: "Days", options: ["Mon", "Tue"], value: "Tue" },
    { kind: "acceptance", name: "terms", label: "I accept." },
  ],
});

function elements(node: ReactNode): MarkupElement[] {
  return elementsIn(readMarkup(renderToStaticMarkup(node)));
}

function find(all: readonly MarkupElement[], test: (element: MarkupElement) => boolean) {
  const found = all.find(test);
  if (!found) throw new Error("no such element");
  return found;
}

const tagged = (tag: string) => (element: MarkupElement) => element.tag === tag;
const named = (name: string) => (element: MarkupElement) => element.attributes.name === name;
const classed = (name: string) => (element: MarkupElement) => hasClass(element, name);

describe("ContactForm", () => {
  test("writes the box, the form and its hidden inputs as the real system does", () => {
    const all = elements(<ContactForm form={form} unitTag="wpcf7-f5-p6-o1" containerPost={6} />);
    expect(all[0]?.attributes).toEqual({
      class: "wpcf7 no-js",
      id: "wpcf7-f5-p6-o1",
      lang: "de-DE",
      dir: "ltr",
      "data-wpcf7-id": "5",
    });
    expect(find(all, tagged("form")).attributes).toEqual({
      action: "#wpcf7-f5-p6-o1",
      method: "post",
      class: "wpcf7-form init",
      "aria-label": "Write to us",
      novalidate: "",
      "data-status": "init",
    });
    const container = find(all, classed("hidden-fields-container"));
    expect(
      elementsIn(container.children).map(({ attributes }) => [attributes.name, attributes.value]),
    ).toEqual([
      ["_wpcf7", "5"],
      ["_wpcf7_version", "6.1.6"],
      ["_wpcf7_locale", "de_DE"],
      ["_wpcf7_unit_tag", "wpcf7-f5-p6-o1"],
      ["_wpcf7_container_post", "6"],
      ["_wpcf7_posted_data_hash", ""],
    ]);
  });

  test("has a silent place for the outcome, heard and seen", () => {
    const all = elements(<ContactForm form={form} />);
    const [heard, list] = find(all, classed("screen-reader-response")).children.filter(
      (node) => typeof node !== "string",
    );
    expect(heard).toEqual({
      tag: "p",
      attributes: { role: "status", "aria-live": "polite", "aria-atomic": "true" },
      children: [],
    });
    expect(list).toEqual({ tag: "ul", attributes: {}, children: [] });
    expect(find(all, tagged("form")).children.at(-1)).toEqual({
      tag: "div",
      attributes: { class: "wpcf7-response-output", "aria-hidden": "true" },
      children: [],
    });
  });

  test("sends a token and a visitor's nonce only where there are any", () => {
    const names = elements(<ContactForm form={{ ...form, recaptcha: true }} nonce="1f2e3d" />).map(
      ({ attributes }) => attributes.name,
    );
    expect(names).toContain("_wpcf7_recaptcha_response");
    expect(names).toContain("_wpnonce");
  });

  test("takes the page's own address, language, classes and id", () => {
    const all = elements(
      <ContactForm
        form={{ ...form, acceptanceAsValidation: true }}
        unitTag="u"
        action="/contact/"
        lang="ar"
        dir="rtl"
        id="f"
        name="n"
        className="demo"
        labels={{ offline: "لا اتصال" }}
      />,
    );
    expect(all[0]?.attributes).toMatchObject({
      lang: "ar",
      dir: "rtl",
      "data-labels": '{"offline":"لا اتصال"}',
    });
    expect(find(all, tagged("form")).attributes).toMatchObject({
      action: "/contact/#u",
      id: "f",
      name: "n",
      class: "wpcf7-form init demo wpcf7-acceptance-as-validation",
    });
  });

  test("is multipart where it has a file", () => {
    const withFile = defineForm({
      ...form,
      fields: [{ kind: "file", name: "cv", label: "CV" }],
    });
    const all = elements(<ContactForm form={withFile} />);
    expect(find(all, tagged("form")).attributes.enctype).toBe("multipart/form-data");
  });

  test("names each of two forms on a page differently, in letters that ids may have", () => {
    const html = renderToString(
      <>
        <ContactForm form={form} />
        <ContactForm form={form} containerPost={9} />
      </>,
    );
    const ids = elementsIn(readMarkup(html)).flatMap(({ attributes }) => attributes.id ?? []);
    const [first, second] = ids.filter((id) => id.startsWith("wpcf7-f5") && !id.includes("your"));
    expect(first).toMatch(/^wpcf7-f5-o[A-Za-z0-9]+$/);
    expect(ids.filter((id) => /^wpcf7-f5-p9-o[A-Za-z0-9]+$/.test(id))).toHaveLength(1);
    expect(second).not.toBe(first);
  });

  test("children stand in place of the fields, and a message where they say", () => {
    const all = elements(
      <ContactForm form={form} unitTag="u">
        <div>
          <Response />
        </div>
        <Field form={form} name="your-email" />
        <Submit label="Go" />
      </ContactForm>,
    );
    expect(all.filter(classed("wpcf7-response-output"))).toHaveLength(1);
    expect(all.filter(classed("wpcf7-form-control-wrap"))).toHaveLength(1);
    expect(find(all, classed("wpcf7-submit")).attributes.value).toBe("Go");
  });

  test("a definition may place the message and the button itself", () => {
    const placed = defineForm({
      ...form,
      fields: [{ kind: "response" }, { kind: "submit", label: "Go" }, ...form.fields],
    });
    const all = elements(<ContactForm form={placed} />);
    expect(all.filter(classed("wpcf7-response-output"))).toHaveLength(1);
    expect(all.filter(classed("wpcf7-submit"))).toHaveLength(1);
    expect(all.findIndex(classed("wpcf7-submit"))).toBeLessThan(
      all.findIndex(classed("wpcf7-form-control-wrap")),
    );
  });

  test("fields outside of a form say what is missing", () => {
    expect(() => renderToStaticMarkup(<Field form={form} name="terms" />)).toThrow(
      "vitrine: <Field> stands outside of <ContactForm>",
    );
  });
});

describe("ContactForm after a post without script", () => {
  const invalid: FormState = {
    status: "validation_failed",
    message: "Look at the marked fields.",
    invalidFields: [
      { field: "your-name", message: "Please fill in this field." },
      { field: "days", message: "Too many." },
    ],
    values: { "your-name": "", "your-email": "x", terms: "1" },
  };

  test("shows the outcome as status, message and list of errors with ways to their fields", () => {
    const all = elements(<ContactForm form={form} unitTag="u" state={invalid} />);
    expect(find(all, tagged("form")).attributes).toMatchObject({
      class: "wpcf7-form invalid",
      "data-status": "invalid",
    });
    const [heard, list] = find(all, classed("screen-reader-response")).children.filter(
      (node) => typeof node !== "string",
    );
    expect(heard && textIn([heard])).toBe("Look at the marked fields.");
    expect(list).toEqual({
      tag: "ul",
      attributes: {},
      children: [
        {
          tag: "li",
          attributes: { id: "u-ve-your-name" },
          children: [
            {
              tag: "a",
              attributes: { href: "#u-your-name" },
              children: ["Please fill in this field."],
            },
          ],
        },
        {
          tag: "li",
          attributes: { id: "u-ve-days" },
          children: [{ tag: "a", attributes: { href: "#u-days" }, children: ["Too many."] }],
        },
      ],
    });
    expect(textIn([find(all, classed("wpcf7-response-output"))])).toBe(
      "Look at the marked fields.",
    );
  });

  test("marks the fields that are wrong, and only them", () => {
    const all = elements(<ContactForm form={form} unitTag="u" state={invalid} />);
    const name = find(all, named("your-name"));
    expect(hasClass(name, "wpcf7-not-valid")).toBe(true);
    expect(name.attributes).toMatchObject({
      "aria-invalid": "true",
      "aria-describedby": "u-ve-your-name u-your-name-hint",
    });
    expect(find(all, classed("wpcf7-checkbox")).attributes).toMatchObject({
      class: "wpcf7-form-control wpcf7-checkbox wpcf7-not-valid",
      "aria-describedby": "u-ve-days",
    });
    expect(find(all, named("your-email")).attributes["aria-invalid"]).toBe("false");
    const tips = all.filter(classed("wpcf7-not-valid-tip"));
    expect(tips.map(({ children }) => textIn(children))).toEqual([
      "Please fill in this field.",
      "Too many.",
    ]);
    expect(tips[0]?.attributes["aria-hidden"]).toBe("true");
  });

  test("keeps what was written and ticked, and what was unticked", () => {
    const all = elements(<ContactForm form={form} state={invalid} />);
    expect(find(all, named("your-email")).attributes.value).toBe("x");
    expect(find(all, named("terms")).attributes).toHaveProperty("checked");
    expect(all.filter(named("days[]")).some(({ attributes }) => "checked" in attributes)).toBe(
      false,
    );
  });

  test("is empty again once the message was sent", () => {
    const all = elements(
      <ContactForm form={form} state={{ ...invalid, status: "mail_sent", invalidFields: [] }} />,
    );
    expect(find(all, tagged("form")).attributes["data-status"]).toBe("sent");
    expect(find(all, named("your-email")).attributes.value).toBe("");
    expect(all.filter(named("days[]"))[1]?.attributes).toHaveProperty("checked");
  });
});
