import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../migrate.ts";
import { embeddedDatabase } from "../openEmbeddedStore.ts";
import { createCluster } from "./createCluster.ts";
import { EmbeddedClient } from "./EmbeddedClient.ts";

/**
 * Writes a dump of a database with all tables and nothing in them, for `emptyDatabase` of
 * openStore: the build calls this once, so that no first start has to. Takes a few seconds.
 */
export async function prepareEmptyDatabase(file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-empty-"));
  try {
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, await dumpEmpty(join(folder, "database")));
    await rename(unfinished, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function dumpEmpty(folder: string): Promise<Uint8Array> {
  await createCluster(folder, undefined);
  const client = await EmbeddedClient.open({ folder, onFatal: () => {} });
  try {
    await migrate(embeddedDatabase(client));
    return await client.dump();
  } finally {
    await client.close();
  }
}
