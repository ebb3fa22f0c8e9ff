import * as v from "valibot";
import { expect, test } from "vitest";
import { settings } from "./schema.ts";
import { readSetting, type Setting, writeSetting } from "./settings.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";

describeEachStore("Settings", ({ store }) => {
  const db = () => store().db;
  const menu: Setting<readonly string[]> = {
    key: "menu",
    schema: v.array(v.string()),
    fallback: ["home"],
  };
  const anything: Setting<unknown> = {
    key: "any'; drop table settings; --",
    schema: v.unknown(),
    fallback: "none",
  };

  test("What was never set has its fallback", async () => {
    expect(await readSetting(db(), menu)).toEqual(["home"]);
  });

  test("What was set is read back, the last one counts", async () => {
    await writeSetting(db(), menu, ["a"]);
    await writeSetting(db(), menu, ["b", 'it\'s "c" 😀']);
    expect(await readSetting(db(), menu)).toEqual(["b", 'it\'s "c" 😀']);
    expect(await db().$count(settings)).toBe(1);
  });

  test.each([
    ["123"],
    ["true"],
    ["null"],
    ['"quoted"'],
    [""],
    [123],
    [false],
    [null],
    [{}],
    [[]],
    [{ a: [1, null] }],
    [1.5e300],
  ])("%j comes back as the same kind of value", async (value) => {
    await writeSetting(db(), anything, value);
    expect(await readSetting(db(), anything)).toStrictEqual(value);
  });

  test("What the schema refuses is not stored, and what is stored but no longer valid has its fallback", async () => {
    await writeSetting(db(), menu, ["kept"]);
    await expect(writeSetting(db(), menu, [7] as never)).rejects.toMatchObject({
      name: "ValiError",
    });
    expect(await readSetting(db(), menu)).toEqual(["kept"]);
    const stricter: Setting<number> = { key: "menu", schema: v.number(), fallback: 1 };
    expect(await readSetting(db(), stricter)).toBe(1);
  });

  test("Ten writers of one setting all succeed and one of them is last", async () => {
    const texts = Array.from({ length: 10 }, (_, n) => [`${n}`]);
    await Promise.all(texts.map((text) => writeSetting(db(), menu, text)));
    expect(texts).toContainEqual(await readSetting(db(), menu));
  });

  test("Text that PostgreSQL cannot hold is cleaned, and what is nested too deep refused", async () => {
    await writeSetting(db(), anything, { "a\0": "b\0\udc00" });
    expect(await readSetting(db(), anything)).toEqual({ a: "b\ufffd" });
    const deep: unknown = JSON.parse("[".repeat(1000) + "]".repeat(1000));
    await expect(writeSetting(db(), anything, deep)).rejects.toThrow("more than 100 levels");
  });
});
