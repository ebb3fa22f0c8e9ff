import { defineForm } from "../../library/src/contact-form/definition/defineForm.ts";
import type { FormDefinition } from "../../library/src/contact-form/definition/FormDefinition.ts";

/** What the recorded system says, where it differs from our own words. */
const messages = {
  invalid_required: "Please fill out this field.",
  invalid_too_long: "This field has a too long input.",
  invalid_too_short: "This field has a too short input.",
  invalid_email: "Please enter an email address.",
  invalid_url: "Please enter a URL.",
  invalid_tel: "Please enter a telephone number.",
  invalid_number: "Please enter a number.",
  number_too_small: "This field has a too small number.",
  number_too_large: "This field has a too large number.",
  invalid_date: "Please enter a date in YYYY-MM-DD format.",
  date_too_early: "This field has a too early date.",
  date_too_late: "This field has a too late date.",
  invalid_choice: "Undefined value was submitted through this field.",
  too_many_items: "Too many items are selected.",
  upload_file_type_invalid: "You are not allowed to upload files of this type.",
  upload_file_too_large: "The uploaded file is too large.",
} as const;

const page = { title: "Contact form", locale: "en_US", messages } as const;
const label = "Label";

const text = defineForm({
  ...page,
  id: 5,
  title: "Text form",
  submit: "Send it",
  fields: [
    {
      kind: "text",
      name: "your-name",
      label,
      id: "your-name",
      required: true,
      minLength: 2,
      maxLength: 20,
      autocomplete: "name",
      placeholder: "Jane Doe",
    },
    {
      kind: "text",
      name: "nick",
      label,
      id: "nick",
      className: "nick wide",
      size: 10,
      maxLength: 15,
      value: "default nick",
    },
    { kind: "email", name: "your-email", label, required: true, autocomplete: "email" },
    { kind: "email", name: "second-email", label },
    { kind: "url", name: "your-url", label, id: "your-url" },
    { kind: "tel", name: "your-tel", label, id: "your-tel" },
    { kind: "tel", name: "req-tel", label, required: true },
    {
      kind: "textarea",
      name: "your-message",
      label,
      id: "msg",
      required: true,
      minLength: 10,
      maxLength: 60,
      placeholder: "Ten to sixty",
    },
    { kind: "count", of: "your-message", direction: "up" },
    { kind: "count", of: "your-message", direction: "down" },
    { kind: "textarea", name: "note", label, rows: 4, value: "Default note", counter: "up" },
    { kind: "text", name: "readonly-one", label, readOnly: true, value: "fixed" },
  ],
});

const blank = "—Please choose an option—";
const choice = defineForm({
  ...page,
  id: 7,
  fields: [
    { kind: "select", name: "menu-single", label, options: ["One", "Two", "Three & four"] },
    {
      kind: "select",
      name: "menu-blank",
      label,
      required: true,
      blank,
      options: ["Red", "Green", "Blue"],
    },
    {
      kind: "select",
      name: "menu-first",
      label,
      required: true,
      blank: "Pick one",
      options: ["Alpha", "Beta"],
    },
    { kind: "select", name: "menu-default", label, options: ["A", "B", "C"], value: "B" },
    { kind: "select", name: "menu-multi", label, multiple: true, options: ["m1", "m2", "m3"] },
    {
      kind: "select",
      name: "menu-multi-req",
      label,
      required: true,
      multiple: true,
      blank,
      options: ["r1", "r2"],
    },
    { kind: "select", name: "menu-pipe", label, options: ["Sales", "Support"] },
    { kind: "checkbox", name: "check-plain", label, options: ["a", "b", "c"] },
    {
      kind: "checkbox",
      name: "check-req",
      label,
      id: "check-req",
      required: true,
      options: ["x", "y", "z"],
    },
    { kind: "checkbox", name: "check-excl", label, exclusive: true, options: ["e1", "e2", "e3"] },
    {
      kind: "checkbox",
      name: "check-excl-req",
      label,
      required: true,
      exclusive: true,
      options: ["k1", "k2"],
    },
    { kind: "checkbox", name: "check-free", label, freeText: true, options: ["f1", "f2", "Other"] },
    {
      kind: "checkbox",
      name: "check-lf",
      label,
      labelFirst: true,
      options: ["l1", "l2"],
      value: "l2",
    },
    { kind: "radio", name: "radio-plain", label, options: ["r one", "r two"], value: "r one" },
    { kind: "radio", name: "radio-none", label, id: "radio-none", options: ["p", "q"] },
    {
      kind: "radio",
      name: "radio-free",
      label,
      freeText: true,
      options: ["g1", "g2", "Else"],
      value: "g1",
    },
  ],
});

const number = defineForm({
  ...page,
  id: 9,
  fields: [
    { kind: "number", name: "num", label, id: "num", required: true, min: 5, max: 10, step: 0.5 },
    { kind: "number", name: "num-free", label },
    { kind: "number", name: "num-neg", label, min: -5, max: -1, value: -3 },
    { kind: "range", name: "rng", label, min: 0, max: 50, step: 5 },
    { kind: "range", name: "rng-def", label, required: true },
    {
      kind: "date",
      name: "when",
      label,
      id: "when",
      required: true,
      min: "2024-01-10",
      max: "2024-12-20",
    },
    { kind: "date", name: "when-free", label },
    { kind: "date", name: "when-rel", label, min: "2026-11-21", max: "2026-12-21" },
    { kind: "hidden", name: "hid", value: "secret value" },
    { kind: "hidden", name: "hid-get", value: "fallback" },
    { kind: "text", name: "colour", label },
    { kind: "reflection", of: "colour", defaults: ["nothing yet", "second default"] },
    { kind: "output", of: "colour", default: "none" },
    { kind: "checkbox", name: "picks", label, options: ["u", "v", "w"] },
    { kind: "reflection", of: "picks", defaults: ["no picks"] },
    { kind: "reflection", of: "when-free" },
  ],
});

const file = defineForm({
  ...page,
  id: 11,
  submit: "Upload",
  fields: [
    { kind: "text", name: "who", label, required: true },
    {
      kind: "file",
      name: "doc",
      label,
      id: "doc",
      required: true,
      accept: [".txt", ".pdf"],
      maxFileSize: 1024,
    },
    { kind: "file", name: "pic", label, accept: ["image/*", ".txt"], maxFileSize: 2_097_152 },
    { kind: "file", name: "anyfile", label },
    {
      kind: "quiz",
      name: "capital-quiz",
      label,
      id: "capital-quiz",
      question: "Capital of France?",
      answer: "1611c9a55526bf336e9e2500f1b9ea7b",
    },
    {
      kind: "acceptance",
      name: "terms",
      id: "terms",
      label: ["I agree to the ", { text: "terms", href: "/terms/" }, "."],
    },
    { kind: "acceptance", name: "robots", invert: true, label: "I am a robot." },
    { kind: "acceptance", name: "news", optional: true, checked: true, label: "Send me news." },
    { kind: "response" },
    { kind: "submit" },
  ],
});

const demo = defineForm({
  ...page,
  id: 15,
  fields: [
    { kind: "text", name: "who", label, required: true },
    {
      kind: "quiz",
      name: "sum",
      label,
      question: "1+1=?",
      answer: "c186b588e55ef16eb942391ab8a60785",
    },
  ],
});

const outcome = defineForm({
  ...page,
  id: 21,
  fields: [
    { kind: "text", name: "who", label, required: true },
    { kind: "email", name: "who-mail", label },
    { kind: "textarea", name: "what", label },
  ],
});

/** Definitions that equal forms of the recorded system. */
export const recordedForms = { text, choice, number, file, demo, outcome } satisfies Record<
  string,
  FormDefinition
>;
