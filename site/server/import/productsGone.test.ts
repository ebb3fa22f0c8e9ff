import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { productCsv } from "../../../tests/support/exports/productCsv.ts";
import { withFile } from "../../../tests/support/exports/withFile.ts";
import { PRODUCT_BATCH } from "../../content/import-products/importProducts.ts";
import type { ProductReport } from "../../content/import-products/ProductReport.ts";
import { openStore } from "../../store/openStore.ts";
import { productLinks } from "../../store/schema.ts";
import { openSql } from "../../store/testing/openSql.ts";
import { stallAt } from "../../store/testing/stallAt.ts";
import { findPostgres, startPostgres } from "../../store/testing/startPostgres.ts";
import { noLibrary } from "../testing/noLibrary.ts";
import { importFile } from "./importFile.ts";
import { importProductsInto } from "./importProductsInto.ts";

const programs = findPostgres();

describe.skipIf(!programs)("An import of products whose database goes away", () => {
  test("says near which line and why, and nothing of its statements", async () => {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-gone-"));
    const server = await startPostgres(programs ?? "");
    const store = await openStore({ dataDir: folder, databaseUrl: server.url });
    const rows = Array.from({ length: PRODUCT_BATCH + 1 }, (_, index) => ({
      ...{ ID: `${index + 1}`, Type: "simple", Name: "Cup", Images: "cup.png" },
    }));
    let looked = 0;
    const media = {
      findTaken: async () => new Map(),
      async find() {
        looked += 1;
        // The first batch is stored.
        if (looked === PRODUCT_BATCH + 1) await server.stop();
        return { reason: "it is not here" };
      },
      take: () => Promise.reject(new Error("Nothing is found, so nothing is taken.")),
    };
    const cut = withFile(productCsv(rows), (path) =>
      importProductsInto(store, { file: path, replaceDemo: false }, { tell: () => {}, media }),
    );
    try {
      await expect(cut).rejects.toMatchObject({
        code: "stopped",
        message: `The import stopped near line ${PRODUCT_BATCH + 2}. The database does not answer any more. Look whether it runs. What came until then is kept: give the same command again, and it goes on from there.`,
      });
    } finally {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    }
  }, 60_000);

  test.each([
    { during: "its products", table: "documents", at: "new.source_id = '75'", kept: PRODUCT_BATCH },
    { during: "what leads from one to another", table: "product_links", at: "true", kept: 120 },
  ])(
    "during $during goes on by the same command once it is back, and writes nothing twice",
    async ({ table, at, kept }) => {
      const folder = await mkdtemp(join(tmpdir(), "vitrine-gone-"));
      const server = await startPostgres(programs ?? "");
      const store = await openStore({ dataDir: folder, databaseUrl: server.url });
      const sql = openSql(server.url);
      const file = join(folder, "shop.csv");
      const rows = Array.from({ length: 120 }, (_, index) => ({
        ...{ ID: `${index + 1}`, Type: "simple", Name: "Cup", SKU: `C-${index + 1}` },
        ...{ "Regular price": "4", Upsells: `C-${index || 120}` },
      }));
      await writeFile(file, productCsv(rows));
      const run = async () =>
        (await importFile(
          store,
          { file },
          { library: noLibrary, tell: () => {} },
        )) as ProductReport;
      try {
        const stall = await stallAt(sql, table, at);
        const cut = expect(run()).rejects.toMatchObject({
          code: "stopped",
          message: expect.stringMatching(
            /^The import stopped near line \d+\. The database does not answer any more\./,
          ),
        });
        await stall.reached();
        await server.restart();
        await cut;
        await stall.clear();
        const stored = () => sql`select xmin, path from documents order by path`;
        const before = await stored();
        expect(before).toHaveLength(kept);

        const { products } = await run();
        expect(products.simple).toEqual({ created: 120 - kept, changed: 0, unchanged: kept });
        const after = new Map((await stored()).map(({ path, xmin }) => [path, xmin]));
        expect(before.filter(({ path, xmin }) => after.get(path) !== xmin)).toEqual([]);
        expect(await store.db.$count(productLinks)).toBe(120);
        expect((await run()).products.simple).toMatchObject({ created: 0, unchanged: 120 });
      } finally {
        await sql.end();
        await store.close();
        await server.stop();
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
});
