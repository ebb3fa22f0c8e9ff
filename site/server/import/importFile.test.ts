import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { productCsv } from "../../../tests/support/exports/productCsv.ts";
import { sampleProducts } from "../../../tests/support/exports/sampleProducts.ts";
import { withFile } from "../../../tests/support/exports/withFile.ts";
import { inTurn } from "../../store/inTurn.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { noLibrary } from "../testing/noLibrary.ts";
import { importFile } from "./importFile.ts";

describeEachStore("Bringing a file in", ({ kind, store }) => {
  test.runIf(kind === "server")("waits for another import or a restore to be over", async () => {
    let end = () => {};
    const other = inTurn(store(), () => new Promise<void>((resolve) => (end = resolve)));
    const context = { tell: () => {}, library: noLibrary };
    const bringing = withFile(productCsv(sampleProducts), (file) =>
      importFile(store(), { file, download: false }, context),
    );
    const waiting = () =>
      store().db.$count(sql`pg_locks where locktype = 'advisory' and not granted`);
    await expect.poll(waiting).toBe(1);
    end();
    await other;
    expect(await bringing).toMatchObject({ isTrial: false });
    expect(await waiting()).toBe(0);
  });
});
