import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { productCsv } from "../../../tests/support/exports/productCsv.ts";
import { withFile } from "../../../tests/support/exports/withFile.ts";
import { PRODUCT_BATCH } from "../../content/import-products/importProducts.ts";
import { openStore } from "../../store/openStore.ts";
import { findPostgres, startPostgres } from "../../store/testing/startPostgres.ts";
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
      importProductsInto(store, path, { tell: () => {}, media }),
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
});
