import { once } from "node:events";
import { openStore } from "../openStore.ts";
import { writeDocument } from "../writeDocument.ts";

/**
 * A process that stores documents one after the other and tells each path once it is stored,
 * until it is killed. `node storeWriter.js <data folder> <dump> <prefix>`
 */
const [dataDir = "", emptyDatabase, prefix = ""] = process.argv.slice(2);
const { db } = await openStore({ dataDir, emptyDatabase });

for (let number = 0; ; number++) {
  const path = `/${prefix}-${number}`;
  const body = {
    version: 1,
    blocks: [{ id: "a", type: "text", fields: { html: path.repeat(20) } }],
  } as const;
  await writeDocument(db, { content: { kind: "page", path, title: path, body } });
  // A line leaves this process before the next document is begun.
  if (!process.stdout.write(`${path}\n`)) await once(process.stdout, "drain");
}
