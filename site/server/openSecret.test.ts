import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { siteSecret } from "../store/schema.ts";
import { describeEachStore } from "../store/testing/describeEachStore.ts";
import { openSecret } from "./openSecret.ts";

describeEachStore("The site's secret", ({ kind, store }) => {
  let folders: readonly string[];

  beforeEach(async () => {
    const make = () => mkdtemp(join(tmpdir(), "vitrine-secret-"));
    folders = [await make(), await make()];
    await store().db.delete(siteSecret);
  });
  afterEach(async () => {
    for (const folder of folders) await rm(folder, { recursive: true });
  });

  const openIn = (place: number, secret?: string) =>
    openSecret(store(), { dataDir: folders[place] ?? "", secret });

  test("is the one that is set, where one is", async () => {
    const given = "g".repeat(32);
    expect(await openIn(0, given)).toBe(given);
    expect(await store().db.select().from(siteSecret)).toEqual([]);
  });

  test("is long, and the same at the next start", async () => {
    const secret = await openIn(0);
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(await openIn(0)).toBe(secret);
  });

  test.runIf(kind === "server")(
    "is the same for servers with folders of their own that start at once",
    async () => {
      const [one, other] = await Promise.all([openIn(0), openIn(1)]);
      expect(one).toBe(other);
    },
  );

  test.runIf(kind === "server")("is taken along by a site that had one before", async () => {
    const before = "b".repeat(43);
    await writeFile(join(folders[0] ?? "", "secret"), `${before}\n`);
    expect(await openIn(0)).toBe(before);
    expect(await openIn(1)).toBe(before);
  });
});
