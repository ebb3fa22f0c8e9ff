/** Longest address that can be a page's, in characters. */
export const MAX_PATH_LENGTH = 1000;

/**
 * The one address of a page from the path that was asked for: decoded, without empty or dotted
 * steps and without a slash at the end.
 * @returns undefined where the path cannot be decoded, is too long, or holds control characters
 *   or halves of characters
 */
export function pagePath(asked: string): string | undefined {
  // Three bytes of UTF-8 a character, three signs a byte.
  if (asked.length > 9 * MAX_PATH_LENGTH) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(asked);
  } catch {
    return undefined;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
  if (/[\u0000-\u001f\u007f\\]|\p{Cs}/u.test(path)) return undefined;
  const steps = path.split("/").filter((step) => step !== "" && step !== ".");
  if (steps.includes("..")) return undefined;
  const tidy = `/${steps.join("/")}`;
  return tidy.length > MAX_PATH_LENGTH ? undefined : tidy;
}

/** The address as it stands in a link or a Location header: percent-encoded, one leading slash. */
export function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
