import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

/** What names an import: the file's bytes and what is asked for. Undefined for a file that cannot be read. */
export async function hashFile(file: string, asked: unknown): Promise<string | undefined> {
  const hash = createHash("sha256").update(JSON.stringify(asked));
  try {
    await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), hash);
  } catch {
    // Reading it will say in words what is wrong with it.
    return undefined;
  }
  return hash.digest("hex");
}
