import { beforeEach, expect, test } from "vitest";
import { importTerms } from "./importTerms.ts";
import { terms } from "./schema.ts";
import { type TermContent, writeTerm } from "./terms.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";

describeEachStore("Terms of another system", ({ store }) => {
  const db = () => store().db;

  beforeEach(async () => {
    await db().delete(terms);
  });

  const term = (slug: string, more: Partial<TermContent> = {}): TermContent => {
    return { kind: "category", slug, name: slug.toUpperCase(), ...more };
  };
  const stored = async () => {
    const rows = await db().select().from(terms);
    const slugOf = (id: string | null) => rows.find((row) => row.id === id)?.slug ?? null;
    return Object.fromEntries(
      rows.map(({ slug, name, description, parentId }) => [
        slug,
        [name, description, slugOf(parentId)],
      ]),
    );
  };

  test("come with their descriptions and what they stand below; the same again changes nothing", async () => {
    const wanted = [
      term("a", { description: "Said" }),
      term("b", { parent: "a" }),
      term("c", { parent: "gone" }),
      term("a", { kind: "tag" }),
    ];
    expect(await importTerms(db(), wanted)).toEqual(Array(4).fill("created"));
    expect(await importTerms(db(), wanted)).toEqual(Array(4).fill("unchanged"));
    expect(await stored()).toMatchObject({ b: ["B", "", "a"], c: ["C", "", null] });
  });

  test("fill in what an owner left empty, and nothing else", async () => {
    await writeTerm(db(), term("a", { name: "Mine", description: "Mine" }));
    await writeTerm(db(), term("b", { name: "Mine" }));
    expect(
      await importTerms(db(), [
        term("a", { description: "Theirs" }),
        term("b", { description: "Theirs", parent: "a" }),
      ]),
    ).toEqual(["unchanged", "changed"]);
    expect(await stored()).toEqual({ a: ["Mine", "Mine", null], b: ["Mine", "Theirs", "a"] });
  });

  test("never close a circle with those that are here", async () => {
    await writeTerm(db(), term("a"));
    await writeTerm(db(), term("b", { parent: "a" }));
    await writeTerm(db(), term("c", { parent: "b" }));
    expect(
      await importTerms(db(), [term("a", { parent: "c" }), term("a", { parent: "a" })]),
    ).toEqual(["unchanged", "unchanged"]);
    expect(await stored()).toMatchObject({ a: ["A", "", null] });
  });

  test("come all or none", async () => {
    await expect(importTerms(db(), [term("a"), term("")])).rejects.toThrow();
    expect(await db().$count(terms)).toBe(0);
  });
});
