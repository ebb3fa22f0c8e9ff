import { existsSync } from "node:fs";
import { join } from "node:path";
import { openStore } from "../store/openStore.ts";
import type { Store } from "../store/Store.ts";
import { StoreError, type StoreErrorCode } from "../store/StoreError.ts";
import type { Config } from "./config.ts";
import { EXIT, StartError } from "./StartError.ts";

const EXIT_CODES: Readonly<Record<StoreErrorCode, number>> = {
  "not-writable": EXIT.notWritable,
  locked: EXIT.locked,
  unreachable: EXIT.unreachable,
  "migration-failed": EXIT.migrationFailed,
  newer: EXIT.newer,
};

/**
 * Opens the store that the configuration names.
 * @param built the folder of the build, which holds the dump a first start begins from
 * @throws StartError with the store's own sentence
 */
export async function openConfiguredStore(config: Config, built: string): Promise<Store> {
  const dump = join(built, "empty-database.tar.gz");
  try {
    return await openStore({
      dataDir: config.dataDir,
      databaseUrl: config.databaseUrl,
      emptyDatabase: existsSync(dump) ? dump : undefined,
      onFatal: endProcess,
    });
  } catch (error) {
    if (error instanceof StoreError) throw new StartError(error.message, EXIT_CODES[error.code]);
    throw error;
  }
}

/** Without its database the site answers nothing well: whoever watches the process starts it again. */
function endProcess(error: StoreError): void {
  process.stderr.write(`vitrine: ${error.message}\n`);
  process.exit(1);
}
