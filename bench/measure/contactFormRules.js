import { resolve } from "node:path";
import { bundleAlone } from "../bundleAlone.js";

/** @typedef {typeof import("../../library/src/contact-form/validate.ts").validate} Validate */

const VALIDATOR = resolve(import.meta.dirname, "../../library/src/contact-form/validate.ts");
const RUNS = 7;
/** Of one run, in ms; the first run is not counted, in it the engine compiles. */
const RUN_TIME = 500;

/**
 * Rules of a contact form judged a second, each on one field, and the bytes of the
 * validator with every rule.
 * @returns {Promise<import("../summarise.js").Sample[]>}
 */
export async function contactFormRules() {
  const { code, bytes } = await bundleAlone(VALIDATOR);
  const { validate } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const rates = Array.from({ length: RUNS + 1 }, () => rateOf(validate));
  return [
    { name: "contact form: rule checks", unit: "/s", values: rates.slice(1) },
    { name: "contact form: validator and rules", unit: "B", values: [bytes] },
  ];
}

/** @param {Validate} validate */
function rateOf(validate) {
  const started = performance.now();
  let forms = 0;
  let time = 0;
  while (time < RUN_TIME) {
    for (let form = 0; form < 100; form += 1) validate(SCHEMA, ENTRIES);
    forms += 100;
    time = performance.now() - started;
  }
  return (forms * SCHEMA.rules.length * 1000) / time;
}

/**
 * @param {string} field
 * @param {string} name
 * @param {Partial<import("../../library/src/contact-form/schema.ts").Rule>} [settings]
 */
function rule(field, name, settings = {}) {
  return { rule: name, field, error: `${field}: ${name}`, ...settings };
}

/** A form with each kind of field, filled in well, so that every rule runs to its end. */
const SCHEMA = {
  rules: [
    rule("name", "required"),
    rule("name", "minlength", { threshold: 2 }),
    rule("name", "maxlength", { threshold: 400 }),
    rule("email", "required"),
    rule("email", "email"),
    rule("email", "maxlength", { threshold: 400 }),
    rule("website", "url"),
    rule("website", "maxlength", { threshold: 400 }),
    rule("phone", "tel"),
    rule("phone", "maxlength", { threshold: 400 }),
    rule("guests", "number"),
    rule("guests", "minnumber", { threshold: "1" }),
    rule("guests", "maxnumber", { threshold: "9" }),
    rule("guests", "stepnumber", { base: 1, interval: 2 }),
    rule("day", "date"),
    rule("day", "mindate", { threshold: "2024-01-01" }),
    rule("day", "maxdate", { threshold: "2025-01-01" }),
    rule("day", "dayofweek", { accept: ["1", "2", "3", "4", "5"] }),
    rule("hour", "time"),
    rule("topics", "enum", { accept: ["order", "repair", "other"] }),
    rule("topics", "minitems", { threshold: 1 }),
    rule("topics", "maxitems", { threshold: 2 }),
    rule("message", "required"),
    rule("message", "maxlength", { threshold: 2000 }),
    rule("picture", "requiredfile"),
    rule("picture", "file", { accept: [".pdf", "image/*"] }),
    rule("picture", "minfilesize", { threshold: 1 }),
    rule("picture", "maxfilesize", { threshold: 1_000_000 }),
  ],
};

/** @type {[string, string | File][]} */
const ENTRIES = [
  ["name", "Ada Example"],
  ["email", "ada.example@mail.example.com"],
  ["website", "https://www.example.com/about"],
  ["phone", "+49 (30) 123-456"],
  ["guests", "5"],
  ["day", "2024-06-03"],
  ["hour", "12:30"],
  ["topics[]", "order"],
  ["topics[]", "repair"],
  ["message", "Please tell me when the lamp that I ordered will arrive."],
  ["picture", new File(["picture"], "lamp.png", { type: "image/png" })],
];
