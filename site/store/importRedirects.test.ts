import { beforeEach, expect, test } from "vitest";
import { importRedirects } from "./importRedirects.ts";
import { addRedirect, findRedirect } from "./redirects.ts";
import { documents, redirects } from "./schema.ts";
import { pageContent } from "./testing/content.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { writeDocument } from "./writeDocument.ts";

describeEachStore("Redirects of another system", ({ store }) => {
  const db = () => store().db;

  beforeEach(async () => {
    await db().delete(documents);
    await db().delete(redirects);
  });

  test("lead on, and are not written twice", async () => {
    const wanted = [
      { from: "/?p=12", to: "/ink" },
      { from: "/old/ink", to: "/ink" },
    ];
    expect(await importRedirects(db(), wanted)).toBe(2);
    expect(await importRedirects(db(), wanted)).toBe(0);
    expect(await findRedirect(db(), "/?p=12")).toBe("/ink");
  });

  test("never lead away from what stands here, nor from where somebody led", async () => {
    await writeDocument(db(), { content: pageContent({ path: "/here" }) });
    await addRedirect(db(), { from: "/mine", to: "/where-i-want" });
    expect(
      await importRedirects(db(), [
        { from: "/here", to: "/there" },
        { from: "/mine", to: "/there" },
        { from: "/shop", to: "/there" },
        { from: "/media/a", to: "/there" },
        { from: "/same", to: "/same" },
        { from: "no", to: "/there" },
        { from: "/nul\0", to: "/there" },
        { from: `/${"a".repeat(2000)}`, to: "/there" },
      ]),
    ).toBe(0);
    expect(await findRedirect(db(), "/mine")).toBe("/where-i-want");
  });

  test("never lead in a circle, nor from one to the next", async () => {
    await addRedirect(db(), { from: "/c", to: "/d" });
    expect(
      await importRedirects(db(), [
        { from: "/a", to: "/b" },
        { from: "/b", to: "/a" },
        { from: "/e", to: "/c" },
      ]),
    ).toBe(0);
    expect(await importRedirects(db(), [])).toBe(0);
  });
});
