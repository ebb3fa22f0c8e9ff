import {
  anything,
  array,
  assert,
  constantFrom,
  jsonValue,
  property,
  record,
  string,
  tuple,
} from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fileOf } from "../../../tests/support/fileOf.ts";
import { rules } from "./rules/rules.ts";
import type { Rule, Schema } from "./schema.ts";
import { validate } from "./validate.ts";

type Entry = [string, string | File];

const schemaOf = (...given: Rule[]): Schema => ({ rules: given });
const rule = (name: string, settings: Omit<Rule, "rule"> = {}): Rule => ({
  rule: name,
  field: "f",
  error: `not ${name}`,
  ...settings,
});
const judged = (given: readonly Rule[], ...entries: Entry[]) => validate({ rules: given }, entries);
/** For what types would not let through. */
const validateAnything = validate as (schema: unknown, entries: unknown) => unknown;

let warnings: string[] = [];
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, "warn").mockImplementation((text) => warnings.push(String(text)));
  return () => vi.restoreAllMocks();
});

describe("Of a field", () => {
  test("the first error counts, in the order of the schema", () => {
    const given = [rule("minlength", { threshold: 9 }), rule("email")];
    expect(judged(given, ["f", "x"])).toEqual({ f: { error: "not minlength", values: ["x"] } });
    expect(judged(given.toReversed(), ["f", "x"]).f?.error).toBe("not email");
  });

  test("a rule that fails without a text lets a later one speak", () => {
    const given: Rule[] = [{ rule: "email", field: "f" }, rule("minlength", { threshold: 9 })];
    expect(judged(given, ["f", "x"]).f?.error).toBe("not minlength");
    expect(judged(given.slice(0, 1), ["f", "x"])).toEqual({ f: { values: ["x"] } });
  });

  test("an empty text is a text", () => {
    const given = [rule("email", { error: "" }), rule("minlength", { threshold: 9 })];
    expect(judged(given, ["f", "x"]).f?.error).toBe("");
  });

  test("values come as they were given, not trimmed, without empty ones", () => {
    const file = fileOf("a.txt");
    expect(judged([rule("required")], ["f[]", " x "], ["f[]", ""], ["f[]", file])).toEqual({
      f: { values: [" x ", file] },
    });
  });

  test("that is not among the entries there is a result only if it was missed", () => {
    const given = [rule("required"), rule("maxlength", { field: "g", threshold: 1 })];
    expect(judged(given)).toEqual({ f: { error: "not required", values: [] } });
  });

  test("that no rule names the values are told too", () => {
    expect(judged([], ["g", "y"])).toEqual({ g: { values: ["y"] } });
  });
});

describe("Composites", () => {
  const either = (settings: Partial<Rule> = {}): Rule =>
    rule("any", { rules: [rule("email"), rule("tel")], ...settings });

  test("any: one rule inside is enough, and no inner text comes out", () => {
    expect(judged([either()], ["f", "a@b.cd"]).f?.error).toBeUndefined();
    expect(judged([either()], ["f", "123456"]).f?.error).toBeUndefined();
    expect(judged([either()], ["f", "x"]).f?.error).toBe("not any");
  });

  test("all: the first failure inside speaks, of its own field", () => {
    const inner = [rule("email"), rule("required", { field: "g" })];
    const given = [rule("all", { rules: inner })];
    expect(judged(given, ["f", "x"]).f?.error).toBe("not email");
    expect(judged(given, ["f", "a@b.cd"])).toEqual({
      f: { values: ["a@b.cd"] },
      g: { error: "not required", values: [] },
    });
  });

  test("all: without an inner text, or an inner field, its own counts", () => {
    const silent = rule("all", { rules: [{ rule: "email", field: "f" }] });
    expect(judged([silent], ["f", "x"]).f?.error).toBe("not all");
    const fieldless = rule("all", { rules: [{ rule: "required", error: "inner" }] });
    expect(judged([fieldless], ["f", "x"]).f?.error).toBe("inner");
  });

  test("stand in each other", () => {
    const given = [rule("all", { rules: [either(), rule("maxlength", { threshold: 8 })] })];
    expect(judged(given, ["f", "x"]).f?.error).toBe("not any");
    expect(judged(given, ["f", "ab@cd.example"]).f?.error).toBe("not maxlength");
    expect(judged(given, ["f", "a@b.cd"]).f?.error).toBeUndefined();
  });
});

describe("A rule with a name that is not known", () => {
  test("is left out, at the top and inside", () => {
    const unknown = rule("no-such-rule");
    const given = [unknown, rule("all", { rules: [unknown] }), rule("email")];
    expect(judged(given, ["f", "x"]).f?.error).toBe("not email");
    expect(judged([rule("any", { rules: [unknown] })], ["f", "x"]).f?.error).toBe("not any");
  });

  test("is told once a name, however many forms have it", () => {
    const given = [rule("unheard-of"), rule("all", { rules: [rule("unheard-of")] })];
    for (let time = 0; time < 3; time += 1) judged(given, ["f", "x"]);
    judged([rule("unheard-of"), rule("unseen")], ["f", "x"]);
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toMatch(/^vitrine: .*"unheard-of".*not known.*server alone.*Correct/);
    expect(warnings[1]).toContain('"unseen"');
  });

  test("is not taken for what every object has", () => {
    const names = ["constructor", "__proto__", "toString", "hasOwnProperty"];
    expect(
      judged(
        names.map((name) => rule(name)),
        ["f", "x"],
      ),
    ).toEqual({ f: { values: ["x"] } });
  });
});

describe("Fields", () => {
  test("may be called what every object has", () => {
    for (const field of ["constructor", "toString", "hasOwnProperty", "valueOf"]) {
      expect(judged([rule("email", { field })], [field, "x"])[field]?.error).toBe("not email");
      expect(judged([])[field]).toBeUndefined();
    }
  });

  test("never reach a prototype", () => {
    const result = judged([rule("required", { field: "__proto__" })], ["__proto__", "x"]);
    expect(Object.keys(result)).toEqual(["__proto__"]);
    expect(Object.getPrototypeOf(result)).toBeNull();
    expect({}).not.toHaveProperty("error");
  });
});

describe("A schema from anywhere", () => {
  const entries: Entry[] = [
    ["f", "x"],
    ["g[]", "1"],
    ["g[]", fileOf("a.txt")],
  ];

  test("of any shape is taken without a throw", () => {
    const shapes = [
      null,
      undefined,
      1,
      "x",
      [],
      {},
      { rules: null },
      { rules: {} },
      { rules: "all" },
    ];
    const lists = [[null], [1], ["required"], [[]], [{}], [{ rule: null }], [{ rule: {} }]];
    for (const schema of [...shapes, ...lists.map((given) => ({ rules: given }))]) {
      expect(Object.keys(Object(validateAnything(schema, entries)))).toEqual(["f", "g"]);
    }
  });

  test("with properties of any type is taken without a throw", () => {
    const settings = record(
      {
        field: constantFrom<unknown>("f", "g", 1, null, {}),
        error: constantFrom<unknown>("e", "", 1, null, [], {}),
        threshold: jsonValue(),
        accept: jsonValue(),
        base: jsonValue(),
        interval: jsonValue(),
        rules: jsonValue(),
      },
      { requiredKeys: [] },
    );
    assert(
      property(constantFrom(...Object.keys(rules)), settings, (name, given) => {
        validateAnything({ rules: [{ ...given, rule: name }] }, entries);
        const inner = [{ ...given, rule: name }];
        validateAnything({ rules: [{ rule: "all", rules: inner }] }, entries);
      }),
      { numRuns: 1000 },
    );
    assert(
      property(jsonValue(), anything(), (schema, given) => void validateAnything(schema, given)),
    );
  });

  test("with objects that cannot become text is taken without a throw", () => {
    const odd = JSON.parse('{"toString":1,"valueOf":1,"__proto__":1,"length":1e9}');
    for (const name of Object.keys(rules)) {
      const hostile = {
        rule: name,
        field: "f",
        error: "e",
        threshold: odd,
        base: odd,
        interval: odd,
      };
      validateAnything({ rules: [{ ...hostile, accept: [odd, null] }] }, entries);
      validateAnything({ rules: [{ ...hostile, accept: odd, rules: [odd, null, 1] }] }, entries);
      validateAnything({ rules: [{ rule: name, field: odd, error: odd }] }, entries);
    }
  });

  test("a hundred thousand levels deep neither throws nor takes long", () => {
    for (const name of ["all", "any"]) {
      let deep: unknown = rule("email");
      for (let level = 0; level < 100_000; level += 1) {
        deep = { rule: name, field: "f", error: "deep", rules: [deep] };
      }
      const started = performance.now();
      validateAnything({ rules: [deep] }, entries);
      expect(performance.now() - started).toBeLessThan(500);
    }
  });

  test("is judged as deep as a server can send it", () => {
    let deep = rule("email");
    for (let level = 0; level < 250; level += 1) deep = { rule: "all", rules: [deep] };
    expect(judged([deep], ["f", "x"]).f?.error).toBe("not email");
  });

  test("with thousands of rules, and forms with thousands of fields, take no long time", () => {
    const names = Array.from({ length: 10_000 }, (_, at) => `f${at}`);
    const given = names.map((field) => rule("email", { field }));
    const started = performance.now();
    const result = judged(given, ...names.map((name): Entry => [name, "x"]));
    expect(Object.keys(result)).toEqual(names);
    judged([rule("all", { rules: given })], ["f", "x".repeat(1_000_000)]);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test("is read once: what is changed in it later is not seen", () => {
    const given = [rule("email")];
    const schema = { rules: given };
    expect(validate(schema, [["f", "x"]]).f?.error).toBe("not email");
    given.pop();
    expect(validate(schema, [["f", "x"]]).f?.error).toBe("not email");
  });
});

test("FormData and pairs give the same answer", () => {
  const file = fileOf("a.txt", 3);
  const pairs: Entry[] = [
    ["f", " x "],
    ["g[]", "1"],
    ["g[]", ""],
    ["h", file],
    ["i", fileOf("", 0)],
  ];
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  const schema = schemaOf(
    rule("email"),
    rule("maxitems", { field: "g", threshold: 1 }),
    rule("file", { field: "h", accept: [".txt"] }),
    rule("requiredfile", { field: "i" }),
  );
  const shown = (entries: Iterable<[string, string | File]>) =>
    JSON.stringify(validate(schema, entries), (_, one) => (one instanceof File ? one.name : one));
  expect(shown(data)).toBe(shown(pairs));
  expect(shown(pairs)).toBe(
    '{"f":{"values":[" x "],"error":"not email"},"g":{"values":["1"]},' +
      '"h":{"values":["a.txt"]},"i":{"values":[],"error":"not requiredfile"}}',
  );
});

test("it changes neither the schema nor the entries, and says the same each time", () => {
  const names = constantFrom("f", "g", "f[]", "h.x");
  const lists = array(constantFrom("email", "required", "minlength", "date", "all", "any"));
  assert(
    property(lists, array(tuple(names, string())), (list, pairs) => {
      const schema = { rules: list.map((name) => rule(name, { threshold: 3 })) };
      const before = JSON.stringify([schema, pairs]);
      const first = validate(schema, pairs);
      expect(validate(structuredClone(schema), pairs)).toEqual(first);
      expect(validate(schema, pairs)).toEqual(first);
      expect(JSON.stringify([schema, pairs])).toBe(before);
    }),
  );
});

describe("In every time zone", () => {
  const zone = process.env.TZ;
  beforeEach(() => () => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  test.each([
    ["Pacific/Kiritimati", -840],
    ["America/Los_Angeles", 420],
    ["UTC", 0],
  ])("days are the same: in %s", (name, offset) => {
    process.env.TZ = name;
    expect(new Date(2024, 5, 2).getTimezoneOffset()).toBe(offset);
    for (let day = 1; day <= 7; day += 1) {
      const given = [rule("date"), rule("dayofweek", { accept: [day] })];
      expect(judged(given, ["f", `2024-06-0${day + 2}`]).f?.error).toBeUndefined();
      expect(judged(given, ["f", `2024-06-${day + 10}`]).f?.error).toBe("not dayofweek");
    }
    for (const text of ["2023-02-29", "2024-04-31"]) {
      expect(judged([rule("date")], ["f", text]).f?.error).toBe("not date");
    }
    for (const text of ["2024-02-29", "2024-03-10", "2024-12-31", "0001-01-01"]) {
      expect(judged([rule("date")], ["f", text]).f?.error).toBeUndefined();
    }
  });
});
