import { createHash } from "node:crypto";
import { access, mkdir } from "node:fs/promises";
import { prepareEmptyDatabase } from "../embedded/prepareEmptyDatabase.ts";
import { OWN_MIGRATIONS } from "../migrate.ts";
import { TEST_FILES } from "./buildForNode.ts";

/** The path of an empty database's dump, made on first use and again after a change of the tables. */
export async function emptyDatabase(): Promise<string> {
  const contents = createHash("sha256").update(JSON.stringify(OWN_MIGRATIONS)).digest("hex");
  const file = `${TEST_FILES}/empty-${contents.slice(0, 12)}.tgz`;
  await mkdir(TEST_FILES, { recursive: true });
  await access(file).catch(() => prepareEmptyDatabase(file));
  return file;
}
