import { expect, test } from "vitest";
import { exportXml } from "../../../tests/support/exports/exportXml.ts";
import { productCsv } from "../../../tests/support/exports/productCsv.ts";
import { sampleProducts } from "../../../tests/support/exports/sampleProducts.ts";
import { withFile } from "../../../tests/support/exports/withFile.ts";
import { inTurn } from "../../store/inTurn.ts";
import { documents } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { noLibrary } from "../testing/noLibrary.ts";
import { importFile } from "./importFile.ts";
import type { ImportRequest } from "./importRequest.ts";

describeEachStore("Bringing a file in", ({ kind, store }) => {
  test.runIf(kind === "server")("waits for another import or a restore to be over", async () => {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    let end = () => {};
    const other = inTurn(store(), { name: "restore" }, () => {
      begin();
      return new Promise<void>((resolve) => (end = resolve));
    });
    await begun;
    const waited: string[] = [];
    const onWaiting = (name: string) => waited.push(name);
    const context = { tell: () => {}, onWaiting, library: noLibrary };
    const bringing = withFile(productCsv(sampleProducts), (file) =>
      importFile(store(), { file, download: false }, context),
    );
    await expect.poll(() => waited[0]).toBe("restore");
    end();
    await other;
    expect(await bringing).toMatchObject({ isTrial: false });
  });

  const context = { tell: () => {}, library: noLibrary };
  const bring = (text: string, request: Partial<ImportRequest> = {}) =>
    withFile(text, (file) => importFile(store(), { file, download: false, ...request }, context));

  test("keeps products of two shops apart that have the same IDs, where they are named", async () => {
    await store().db.delete(documents);
    const shops = [{}, { source: "second" }, { source: "third" }];
    const row = { ID: "1", Type: "simple", "Regular price": "1" };
    for (const [place, shop] of shops.entries())
      await bring(productCsv([{ ...row, Name: `Cup ${place}` }]), shop);
    await bring(productCsv([{ ...row, Name: "Mug" }]), { source: "second" });
    const stored = await store().db.select().from(documents);
    expect(stored.map(({ source, title }) => `${source} ${title}`).sort()).toEqual([
      "csv:second Mug",
      "csv:third Cup 2",
      "csv:woocommerce Cup 0",
    ]);
  });

  test("refuses a shop's name for a site, and tables among parts", async () => {
    const table = productCsv(sampleProducts);
    await expect(bring(exportXml([]), { source: "second" })).rejects.toThrow(/--source is for/);
    await withFile(exportXml([]), (part) =>
      expect(bring(table, { parts: [part] })).rejects.toThrow(/table of products, .+ by itself/),
    );
  });
});
