import { writeDump } from "../dump/writeDump.ts";
import { openStore, type StoreOptions } from "../openStore.ts";

/**
 * A process that writes a dump and says what became of it.
 * `node dumpWriter.js <options of openStore as JSON> <dump>`
 */
const [options = "{}", file = ""] = process.argv.slice(2);
const store = await openStore(JSON.parse(options) as StoreOptions);
const outcome = await writeDump(store, { file }).then(
  () => "written",
  (error: Error) => `${error.name}: ${error.message}`,
);
process.stdout.write(outcome);
await store.close();
