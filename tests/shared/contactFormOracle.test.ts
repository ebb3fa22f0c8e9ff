import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { FormFile } from "../../library/src/contact-form/rules/RuleFunction.ts";
import { validate } from "../../library/src/contact-form/validate.ts";
import { fileOf } from "../support/fileOf.ts";

/** A value as the cases write it: a text, or what stands for a file. */
type Value = string | { file: string; size: number; type?: string };

type Case = {
  readonly id: string;
  readonly note: string;
  readonly schema: Parameters<typeof validate>[0];
  readonly fields: readonly (readonly [string, Value])[];
  readonly expected?: Readonly<Record<string, string>>;
  readonly valid?: Readonly<Record<string, readonly Value[]>>;
  readonly tz?: string;
};

/** What each case differs by; the keys are explained in docs/decisions/0019-contact-form-rules.md. */
const DIFFERENT: Readonly<Record<string, string>> = {
  "date-267": "no such day",
  "date-272": "no such day",
  "date-281": "no such day",
  "date-295": "no such day",
  "date-284": "four digits",
  "mindate-502": "four digits",
  "dayofweek-345": "time zone",
  "dayofweek-346": "time zone",
  "maxlength-429": "line break",
  "stepnumber-547": "large step",
  "enum-330": "spaces in a choice",
  "file-563": "more pictures",
  "file-564": "more pictures",
  "file-574": "letters of a type",
  "file-579": "any ending",
  "file-590": "any ending",
  "requiredfile-596": "no file",
  "live-695": "no file",
  "order-660": "no rule known",
};

const file = resolve(import.meta.dirname, "../../../shared/fixtures/cf7/oracle-cases.json");
const cases: readonly Case[] = existsSync(file)
  ? JSON.parse(readFileSync(file, "utf8")).cases.filter(
      ({ expected, valid }: Case) => expected !== undefined || valid !== undefined,
    )
  : [];
const zone = process.env.TZ;

function entryOf([name, value]: Case["fields"][number]): [string, string | File] {
  return [name, typeof value === "string" ? value : fileOf(value.file, value.size, value.type)];
}

/** Files by name and size, for two of them are never equal. */
function shown(value: Value | FormFile): unknown {
  if (typeof value === "string") return value;
  return "file" in value ? `${value.file} ${value.size}` : `${value.name} ${value.size}`;
}

function ours({ schema, fields }: Case) {
  const results = Object.entries(validate(schema, fields.map(entryOf)));
  const good = results.filter(([, { error }]) => error === undefined);
  return {
    errors: Object.fromEntries(
      results.flatMap(([field, { error }]) => (error === undefined ? [] : [[field, error]])),
    ),
    valid: Object.fromEntries(good.map(([field, { values }]) => [field, values.map(shown)])),
  };
}

function theirs({ expected = {}, valid = {} }: Case) {
  const fields = Object.entries(valid);
  return {
    errors: expected,
    valid: Object.fromEntries(fields.map(([field, values]) => [field, values.map(shown)])),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe.skipIf(cases.length === 0)("what the real validator answered", () => {
  test.each(cases)("$id: $note", (one) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    process.env.TZ = one.tz ?? "UTC";
    const check = expect(ours(one), DIFFERENT[one.id]);
    if (one.id in DIFFERENT) check.not.toEqual(theirs(one));
    else check.toEqual(theirs(one));
  });

  test("each case that is said to differ is one of them, and they are few", () => {
    const ids = cases.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(DIFFERENT)));
    expect(Object.keys(DIFFERENT).length).toBeLessThanOrEqual(25);
  });
});
