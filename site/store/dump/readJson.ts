import { DumpError } from "./DumpError.ts";
import { type DumpEntry, NO_DUMP } from "./readEntries.ts";

/** What an entry of JSON may weigh, in bytes. */
const MAX_BYTES = 4 * 1024 * 1024;

/** What an entry says that is one piece of JSON, unchecked. @throws DumpError */
export async function readJson({ size, content }: DumpEntry): Promise<unknown> {
  if (size > MAX_BYTES) throw new DumpError(NO_DUMP);
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    throw new DumpError(NO_DUMP);
  }
}
