import { open } from "node:fs/promises";

/** How much of a file is looked at, in bytes: more than any export's first lines. */
const HEAD = 64 * 1024;

/**
 * What a file for an import is, by its content: a table of products, whose first line has cells, or
 * else an export of a site, whose reader says what is wrong with anything else.
 */
export async function readFileKind(path: string): Promise<"site" | "products"> {
  // Who reads it next says why it cannot be read.
  const text = await headOf(path).catch(() => "");
  const [line = ""] = text.trimStart().split(/[\r\n]/, 1);
  const isMarkup = /^[<{[]/.test(line);
  return !isMarkup && /[,;\t]/.test(line) ? "products" : "site";
}

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD) });
    const bytes = buffer.subarray(0, bytesRead);
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    return bytes.toString(isUtf16 ? "utf16le" : "utf8").replace(/^\ufeff/, "");
  } finally {
    await file.close();
  }
}
