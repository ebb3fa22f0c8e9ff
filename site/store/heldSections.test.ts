import { beforeEach, describe, expect, test } from "vitest";
import { readShell } from "./readShell.ts";
import { documents } from "./schema.ts";
import { pageContent, productWrite } from "./testing/content.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { writeDocument } from "./writeDocument.ts";
import { writeProduct } from "./writeProduct.ts";

describeEachStore("The lists that hold something", ({ store }) => {
  const db = () => store().db;
  const held = async () => (await readShell(db())).sections;
  const soon = new Date(Date.now() + 3_600_000);

  beforeEach(async () => {
    await db().delete(documents);
  });

  describe("are those in which a visitor sees something", () => {
    test.each([
      ["post", "/journal"],
      ["project", "/portfolio"],
    ] as const)("of a %s", async (kind, section) => {
      const write = (path: string, more: object) =>
        writeDocument(db(), { content: pageContent({ kind, path, ...more }) });
      await write("/draft", { status: "draft" });
      await write("/private", { status: "private" });
      await write("/soon", { publishedAt: soon });
      expect(await held()).toEqual([]);
      await write("/now", {});
      expect(await held()).toEqual([section]);
    });

    test("of a product", async () => {
      await writeProduct(db(), productWrite("/shop/hidden", { isListed: false }));
      await writeProduct(db(), productWrite("/shop/soon", {}, { publishedAt: soon }));
      expect(await held()).toEqual([]);
      await writeProduct(db(), productWrite("/shop/now"));
      expect(await held()).toEqual(["/shop"]);
    });
  });
});
