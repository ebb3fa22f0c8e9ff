import { assert, constantFrom, property, string, tuple } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { rules } from "./rules.ts";

/** What each rule on texts looks for, and what else it is asked. */
const TEXT_RULES = {
  required: " \t\n\u00a0x",
  email: "@.-a_!#$%&'*+/=?^`{|}~ ",
  url: "http:/.?#[]@%ä ",
  tel: "+0#*()/.- 1x\n",
  number: "-.eE+1x",
  date: "-0129x",
  time: ":0123x",
  enum: "ab ,",
  dayofweek: "-0129x",
  minitems: " x",
  maxitems: " x",
  minlength: " \r\nx",
  maxlength: " \r\nx",
  minnumber: "-.eE+1x",
  maxnumber: "-.eE+1x",
  mindate: "-0129x",
  maxdate: "-0129x",
  stepnumber: "-.eE+1x",
} as const;
const SETTINGS = {
  threshold: "2024-01-01",
  accept: ["1", "ab"],
  base: 0,
  interval: 2,
};
/** Beginnings from which a rule goes on to read the rest. */
const HEADS = ["", "a@", "a@b.", "http://", "http://a/", "mailto:", "+", "00", "-1", "1.", "1e"];
const TAILS = ["", "!", "\u0000", "@", "x", "\n"];
const LENGTH = 100_000;
/** In ms, for busy machines too: linear, it is some 20; what grows by the square takes many seconds. */
const CAP = 1000;

const cases = Object.entries(TEXT_RULES);

function time(rule: string, text: string): number {
  const judge = rules[rule];
  if (!judge) throw new Error(`There is no rule ${rule}.`);
  const started = performance.now();
  ruleHolds(judge, text, SETTINGS);
  return performance.now() - started;
}

test.each(cases)("%s is not slowed down by repeats of one or two characters", (rule, special) => {
  const units = [...special].flatMap((one) => [one, ...[...special].map((two) => one + two)]);
  for (const unit of new Set(units)) {
    const body = unit.repeat(LENGTH / unit.length);
    const slowest = HEADS.map((head, at) =>
      time(rule, head + body + (TAILS[at % TAILS.length] ?? "")),
    );
    expect(Math.max(...slowest), JSON.stringify(unit)).toBeLessThan(CAP);
  }
});

test.each(cases)("%s is not slowed down by mixtures of what it looks for", (rule, special) => {
  const units = string({ unit: constantFrom(...special), minLength: 1, maxLength: 12 });
  assert(
    property(tuple(constantFrom(...HEADS), units, constantFrom(...TAILS)), ([head, unit, tail]) => {
      const body = unit.repeat(Math.ceil(LENGTH / unit.length));
      expect(time(rule, head + body + tail)).toBeLessThan(CAP);
    }),
    { numRuns: 50 },
  );
});

test("no rule throws for files, however many and whatever they are called", () => {
  for (const judge of Object.values(rules)) {
    const files = [fileOf(""), fileOf("a.b"), fileOf("x".repeat(LENGTH))];
    expect(() => ruleHolds(judge, [...files, "text"], SETTINGS)).not.toThrow();
  }
});
