import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file, and the folders above it. */
export async function putFile(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
