import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

/** What names an import: the files' bytes and what is asked for. Undefined where one cannot be read. */
export async function hashFiles(
  files: readonly string[],
  asked: unknown,
): Promise<string | undefined> {
  const hash = createHash("sha256").update(JSON.stringify(asked));
  try {
    for (const file of files) {
      const bytes = createReadStream(file, { highWaterMark: 1024 * 1024 });
      await pipeline(bytes, hash, { end: false });
    }
  } catch {
    // Reading it will say in words what is wrong with it.
    return undefined;
  }
  return hash.digest("hex");
}
