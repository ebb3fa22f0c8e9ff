import { restoreDump } from "../dump/restoreDump.ts";
import { openStore, type StoreOptions } from "../openStore.ts";

/**
 * A process that restores a dump again and again until it is killed or cannot, and tells when it
 * begins and what ended it.
 * `node dumpRestorer.js <options of openStore as JSON> <dump> <folder of uploads>`
 */
const [options = "{}", file = "", uploads = ""] = process.argv.slice(2);
const store = await openStore(JSON.parse(options) as StoreOptions);
for (;;) {
  process.stdout.write("restoring\n");
  try {
    await restoreDump(store, { file, uploads, force: true });
  } catch (error) {
    process.stdout.write(`${error}\n`);
    process.exit();
  }
}
