import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { putFile } from "./testing/putFile.ts";
import { listUploads } from "./uploads.ts";

test("What is removed while uploads are listed is passed over", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-listed-"));
  try {
    for (const name of ["a", "b", "c"]) await putFile(join(folder, `2026/${name}.txt`), name);
    const listed = listUploads(folder);
    expect((await listed.next()).value).toMatchObject({ size: 1 });
    await rm(join(folder, "2026"), { recursive: true });
    expect((await listed.next()).done).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});
