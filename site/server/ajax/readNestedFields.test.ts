import fc from "fast-check";
import { expect, test } from "vitest";
import { encodeLoad } from "vitrine/dashboard-load";
import { MAX_FIELDS, MAX_NESTING, readNestedFields } from "./readNestedFields.ts";

const read = (query: string) =>
  JSON.parse(JSON.stringify(readNestedFields(new URLSearchParams(query))));

test("brackets nest, without a name they count, and the last of one name stays", () => {
  expect(read("a=1&b[c][d]=2&b[e]=3&f[]=4&f[]=5&a=6")).toEqual({
    a: "6",
    b: { c: { d: "2" }, e: "3" },
    f: { 0: "4", 1: "5" },
  });
  expect([read("a=1&a[b]=2"), read("a[b]=2&a=1")]).toEqual([{ a: { b: "2" } }, { a: "1" }]);
});

test("what has no name takes no place that is taken", () => {
  expect(read("a[1]=b&a[]=c&a[x]=d&a[]=e")).toEqual({ a: { 1: "b", 2: "c", 3: "e", x: "d" } });
});

test("names whose brackets do not match are left out", () => {
  expect(read("a[=1&a]=2&a[b=3&[c]=4&a[b]c=5&a[[d]]=6&=7&fine=8")).toEqual({ fine: "8" });
});

test("what nests too deep, or comes after too many, is left out", () => {
  const deep = (steps: number) => `a${"[b]".repeat(steps - 1)}=1`;
  expect(read(deep(MAX_NESTING))).toHaveProperty("a");
  expect(read(deep(MAX_NESTING + 1))).toEqual({});
  const many = Array.from({ length: MAX_FIELDS + 5 }, (_, index) => `f${index}=1`).join("&");
  expect(Object.keys(read(many))).toHaveLength(MAX_FIELDS);
});

test("names that objects know are names like others", () => {
  const fields = readNestedFields(
    new URLSearchParams("__proto__[polluted]=1&a[constructor][prototype][polluted]=2"),
  );
  expect(Reflect.get({}, "polluted")).toBeUndefined();
  expect(Object.keys(fields)).toEqual(["__proto__", "a"]);
});

test("what our own pages send is read as it was", () => {
  const name = fc.string({ minLength: 1 }).filter((text) => !/[[\]]/.test(text));
  const data = fc.dictionary(name, fc.string(), { minKeys: 1, maxKeys: 5 });
  fc.assert(
    fc.property(fc.dictionary(name, data, { minKeys: 1, maxKeys: 5 }), (items) => {
      const asked = Object.entries(items).map(([tag, data]) => ({ tag, data, onResult() {} }));
      const sent = new URLSearchParams(encodeLoad(asked).toString());
      expect(JSON.stringify(sorted(readNestedFields(sent).tve_dash_data))).toBe(
        JSON.stringify(sorted(items)),
      );
    }),
  );
});

/** Objects put names that are numbers first, whichever came first. */
function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .map(([key, inner]) => [key, sorted(inner)])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
}
