import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { MIN_SECRET_LENGTH, SECRET_FILE } from "../dataDir.ts";
import { ok, type Result, wrong } from "./Finding.ts";

/** Whether the secret that signs what pages send is there, long enough and nobody else's to read. */
export async function checkSecret({ dataDir, databaseUrl, secret }: Config): Promise<Result> {
  if (secret !== undefined) return ok("VITRINE_SECRET is set.");
  const file = join(dataDir, SECRET_FILE);
  const found = await stat(file).catch(() => undefined);
  if (!found) {
    return databaseUrl === undefined
      ? ok("The first start makes a secret of its own.")
      : ok("It is in the database, where all servers on it share it.");
  }
  if ((found.mode & 0o077) !== 0) {
    return wrong(
      `Other users of this machine can read ${file}, and whoever has the secret can sign as the site.`,
      `Delete the file, and a new one is made at the next start; or: chmod 600 ${file}`,
    );
  }
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) {
    return wrong(
      `${file} cannot be read, so the site cannot start.`,
      `Give this user the right to: chown it to them.`,
    );
  }
  return text.trim().length >= MIN_SECRET_LENGTH
    ? ok(`${file} is there, for its owner only.`)
    : wrong(
        `The secret in ${file} is too short to be safe.`,
        "Delete the file: a new one is made.",
      );
}
