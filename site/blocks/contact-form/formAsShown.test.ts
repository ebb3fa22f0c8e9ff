import { expect, test } from "vitest";
import type { FormDefinition } from "vitrine/contact-form";
import { formAsShown } from "./formAsShown.ts";

const FORM: FormDefinition = {
  id: 1,
  title: "Visit",
  locale: "de_DE",
  fields: [
    { kind: "date", name: "when", label: "When", min: "today", max: "2026-12-24" },
    { kind: "text", name: "print", label: "Print", value: "any" },
    { kind: "acceptance", name: "terms", label: ["Yes to ", { text: "terms", href: "/terms" }] },
  ],
};

test("a page shows no end that moves, links in its language, and what it is about", () => {
  const link = (href: string) => `/de${href}`;
  const place = { link, values: { print: "Sea" }, captcha: {}, asked: {} };
  expect(formAsShown(FORM, place).fields).toEqual([
    { kind: "date", name: "when", label: "When", max: "2026-12-24" },
    { kind: "text", name: "print", label: "Print", value: "Sea" },
    { kind: "acceptance", name: "terms", label: ["Yes to ", { text: "terms", href: "/de/terms" }] },
  ]);
});

test("a page asks what was asked there, in the form's own words before ours", () => {
  const asking: FormDefinition = {
    ...FORM,
    fields: [
      { kind: "quiz", name: "sum", label: "Sum" },
      { kind: "quiz", name: "other", label: "Other" },
      { kind: "captcha", name: "code", label: "Code" },
      { kind: "captcha", name: "second", label: "Code", alt: "Its own" },
    ],
  };
  const asked = {
    sum: { question: "1+1?", answer: "token" },
    code: { image: "/1.png", challenge: "1" },
  };
  const captcha = { alt: "Picture", inWords: "In words" };
  const place = { link: (href: string) => href, values: {}, captcha, asked };
  expect(formAsShown(asking, place).fields).toEqual([
    { kind: "quiz", name: "sum", label: "Sum", ...asked.sum },
    { kind: "quiz", name: "other", label: "Other" },
    { kind: "captcha", name: "code", label: "Code", ...captcha, ...asked.code },
    { kind: "captcha", name: "second", label: "Code", ...captcha, alt: "Its own" },
  ]);
});
