import { beforeEach, describe, expect, test } from "vitest";
import { listArchive } from "./listArchive.ts";
import { orMovedTerm } from "./orMovedTerm.ts";
import { addRedirect } from "./redirects.ts";
import { redirects, type TermKind, terms } from "./schema.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";

describeEachStore("A term that may have moved", ({ store }) => {
  beforeEach(async () => {
    for (const table of [terms, redirects]) await store().db.delete(table);
  });

  const make = (kind: TermKind, slug: string) =>
    store().db.insert(terms).values({ kind, slug, name: slug });
  const found = async (kind: TermKind, slug: string) =>
    (await store().db.select().from(terms).where(orMovedTerm(kind, slug))).map((term) => term.slug);
  const lead = (from: string, to: string) => addRedirect(store().db, { from, to });

  describe.each([
    ["category", "/journal/category/"],
    ["tag", "/journal/tag/"],
    ["product-category", "/shop/category/"],
  ] as const)("is found as a %s", (kind, list) => {
    test("by the slug that it has, and by those that it had", async () => {
      await make(kind, "knots");
      expect(await found(kind, "knots")).toEqual(["knots"]);
      expect(await found(kind, "ropes")).toEqual([]);
      await lead(`${list}ropes`, `${list}hitches`);
      await lead(`${list}hitches`, `${list}knots`);
      expect(await found(kind, "ropes")).toEqual(["knots"]);
      expect(await found(kind, "hitches")).toEqual(["knots"]);
      expect(await found(kind, "%")).toEqual([]);
    });

    test("by the slug that it has, also where an old redirect leads away from it", async () => {
      for (const slug of ["knots", "ropes"]) await make(kind, slug);
      await store()
        .db.insert(redirects)
        .values({ fromPath: `${list}ropes`, toPath: `${list}knots` });
      expect(await found(kind, "ropes")).toEqual(["ropes"]);
    });

    test("not by an old address that leads to something else", async () => {
      await make(kind, "knots");
      for (const to of ["/knots", "/elsewhere/knots", "/", list.slice(0, -1)]) {
        await lead(`${list}ropes`, to);
        expect(await found(kind, "ropes")).toEqual([]);
      }
    });
  });

  test("and has no list is found by the slug that it has", async () => {
    await make("product-tag", "knots");
    await lead("/shop/tag/ropes", "/shop/tag/knots");
    expect(await found("product-tag", "knots")).toEqual(["knots"]);
    expect(await found("product-tag", "ropes")).toEqual([]);
  });

  test("is followed where that is asked for: its page leads on instead", async () => {
    await make("category", "knots");
    await lead("/journal/category/ropes", "/journal/category/knots");
    const listed = (mayHaveMoved: boolean) => {
      const term = { kind: "category", slug: "ropes", mayHaveMoved } as const;
      return listArchive(store().db, { kind: "post", page: 1, pageSize: 3, term });
    };
    expect((await listed(true))?.subject?.name).toBe("knots");
    expect(await listed(false)).toBeUndefined();
  });
});
