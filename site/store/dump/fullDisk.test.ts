import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore, type StoreOptions } from "../openStore.ts";
import { buildForNode } from "../testing/buildForNode.ts";
import { findPostgres, startPostgres, type TestServer } from "../testing/startPostgres.ts";
import { fillStore } from "./testing/fillStore.ts";

const run = promisify(execFile);
const programs = findPostgres();

describe.skipIf(programs === undefined)("A dump for which there is not enough room", () => {
  let folder: string;
  let server: TestServer;
  let options: StoreOptions;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-full-"));
    server = await startPostgres(programs ?? "");
    options = { dataDir: folder, databaseUrl: server.url };
    const store = await openStore(options);
    await fillStore(store.db);
    await store.close();
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test("says so, and leaves nothing half behind", async () => {
    const file = join(folder, "dump.tar.gz");
    // A file of this process may have 200 blocks of 512 bytes: it meets that as it would a full disk.
    const command = 'ulimit -f 200; exec "$@"';
    const args = [await buildForNode("dumpWriter"), JSON.stringify(options), file];
    const { stdout } = await run("sh", ["-c", command, "sh", process.execPath, ...args]);
    expect(stdout).toMatch(
      /^DumpError: .*dump\.tar\.gz cannot be used: a file may not be that large/,
    );
    expect(await readdir(folder)).toEqual([]);
  });
});
