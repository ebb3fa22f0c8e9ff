import { access, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { EmbeddedClient } from "./EmbeddedClient.ts";
import { unpackDump } from "./unpackDump.ts";

/**
 * Makes a database in `folder` unless there is one: from a dump if one is given, which takes a
 * quarter of a second, else from nothing, which takes seconds and 800 MB. It is made beside its
 * place and then moved there, so that a process killed halfway leaves no half database.
 */
export async function createCluster(folder: string, dump: string | undefined): Promise<void> {
  if (await exists(join(folder, "PG_VERSION"))) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  if (dump === undefined) await createEmpty(unfinished);
  else await unpackDump(dump, unfinished);
  await rename(unfinished, folder);
}

async function createEmpty(folder: string): Promise<void> {
  const client = await EmbeddedClient.open({ folder, onFatal: () => {} });
  await client.close();
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
