/** What a master may be. */
export type MasterFormat = "avif" | "gif" | "jpeg" | "png" | "svg" | "webp";

/** How many bytes of a file tell its format. */
export const SNIFFED_BYTES = 4096;

/**
 * The format of a picture by its first bytes; its name could say anything.
 * @returns undefined for all that is not made into pictures, such as HTML, PDF or SVGZ
 */
export function sniffFormat(head: Uint8Array): MasterFormat | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, SNIFFED_BYTES));
  const latin = bytes.toString("latin1");
  if (latin.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (latin.startsWith("\xff\xd8\xff")) return "jpeg";
  if (/^GIF8[79]a/.test(latin)) return "gif";
  if (latin.startsWith("RIFF") && latin.startsWith("WEBP", 8)) return "webp";
  if (/^ftypavi[fs]/.test(latin.slice(4))) return "avif";
  return isSvg(bytes.toString("utf8")) ? "svg" : undefined;
}

/** Whoever draws it reads it strictly; here only files that are clearly something else are told apart. */
function isSvg(text: string): boolean {
  return (
    text
      .replace(/^\uFEFF/, "")
      .trimStart()
      .startsWith("<") && /<(?:\w+:)?svg[\s>]/.test(text)
  );
}
