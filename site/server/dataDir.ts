import { randomBytes } from "node:crypto";
import { access, constants, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { EXIT, StartError } from "./StartError.ts";

/** The file of the secret in the data folder. */
export const SECRET_FILE = "secret";
/** A secret that is shorter could be guessed, in characters. */
export const MIN_SECRET_LENGTH = 32;

/** Makes the data folder, for its owner only, and makes sure that it can be written. */
export async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${codeOf(error)}), so nothing could be stored. ` +
        "Make it writable for this user, or set DATA_DIR to another folder.",
      EXIT.notWritable,
    );
  }
}

/** Makes the secret in a data folder on first use, readable by its owner only, and reads it. */
export async function readSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, SECRET_FILE);
  try {
    // "wx" makes it only where there is none, also when two processes come at once.
    await writeFile(file, newSecret(), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
  return checkLength((await readFile(file, "utf8")).trim(), file);
}

/** The secret in a data folder. @returns undefined where none was made */
export async function findSecret(dataDir: string): Promise<string | undefined> {
  const file = join(dataDir, SECRET_FILE);
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  });
  return text === undefined ? undefined : checkLength(text.trim(), file);
}

/** A secret nobody can guess. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

function checkLength(secret: string, file: string): string {
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new StartError(
    `The secret in ${file} is too short to be safe. Delete the file: a new one is made, and open forms must be reloaded.`,
    EXIT.usage,
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
