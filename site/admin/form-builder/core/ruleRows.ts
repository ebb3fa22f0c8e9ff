import type { FormState, ItemKind } from "./FormState.ts";

type Rule = NonNullable<FormState["about"]["rules"]>[number];

/** A rule that a field has beside those that it makes itself, as the panel shows it. */
export type RuleRow = {
  readonly rule: string;
  /** Of those that compare with something. */
  readonly threshold?: string;
  /** Of the days of the week, from Monday as 1. */
  readonly accept?: readonly number[];
  /** What visitors are told. */
  readonly error?: string;
};

const FORMATS = ["email", "url", "tel", "number", "date"] as const;
const LENGTHS = ["minlength", "maxlength"] as const;
const COUNTS = ["minitems", "maxitems"] as const;
const NUMBERS = ["minnumber", "maxnumber", "stepnumber"] as const;
const DATES = ["mindate", "maxdate", "dayofweek"] as const;

/** All rules that can be added here. */
export const RULE_KINDS = [...LENGTHS, ...FORMATS, ...NUMBERS, ...DATES, ...COUNTS] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** Those that compare with something that is written. */
export const MEASURED: readonly RuleKind[] = [
  ...LENGTHS,
  ...NUMBERS,
  "mindate",
  "maxdate",
  ...COUNTS,
];

/** Which rules a field of a kind can have. */
export function rulesFor(kind: ItemKind): readonly RuleKind[] {
  switch (kind) {
    case "text":
      return [...FORMATS, ...LENGTHS, ...NUMBERS, ...DATES];
    case "email":
    case "url":
    case "tel":
    case "textarea":
      return LENGTHS;
    case "number":
    case "range":
      return NUMBERS;
    case "date":
      return DATES;
    case "select":
    case "checkbox":
      return COUNTS;
    default:
      return [];
  }
}

/** The rules of a field that can be shown as rows. */
export function readRules(rules: readonly Rule[], name: string): readonly RuleRow[] {
  return rules.filter(isRowOf(name)).map(({ rule, threshold, interval, accept, error }) => ({
    rule,
    ...((threshold ?? interval) !== undefined && { threshold: String(threshold ?? interval) }),
    ...(accept && { accept: accept.map(Number) }),
    ...(error !== undefined && { error }),
  }));
}

/** Which row a rule of a form is among those of its field; undefined where none shows it. */
export function ruleRow(rules: readonly Rule[], at: number): number | undefined {
  const rule = rules[at];
  const isRow = rule?.field === undefined ? undefined : isRowOf(rule.field);
  return rule && isRow?.(rule) ? rules.slice(0, at).filter(isRow).length : undefined;
}

/** The same rules with those of a field as its rows say; what no row shows stays. */
export function writeRules(rules: readonly Rule[], name: string, rows: unknown): readonly Rule[] {
  if (!Array.isArray(rows)) return rules;
  const isOwn = isRowOf(name);
  const others = rules.filter((rule) => !isOwn(rule));
  return [...others, ...rows.map((row: RuleRow) => toRule(row, name))];
}

function toRule({ rule, threshold = "", accept, error }: RuleRow, field: string): Rule {
  const isMeasured = MEASURED.some((one) => one === rule);
  return {
    rule,
    field,
    ...(isMeasured && threshold !== "" && measure(rule, threshold)),
    ...(rule === "dayofweek" && { accept: accept ?? [] }),
    ...(error !== undefined && error !== "" && { error }),
  };
}

/** Thresholds of lengths and counts are numbers, others texts, as the rules of fields have them. */
function measure(rule: string, threshold: string): Partial<Rule> {
  if (rule === "stepnumber") return { interval: threshold };
  const isCount = [...LENGTHS, ...COUNTS].some((one) => one === rule);
  return { threshold: isCount && /^\d+$/.test(threshold) ? Number(threshold) : threshold };
}

const isRowOf =
  (name: string) =>
  ({ rule, field, base, interval, rules }: Rule): boolean =>
    field === name &&
    RULE_KINDS.some((kind) => kind === rule) &&
    !base &&
    (!interval || rule === "stepnumber") &&
    !rules;
