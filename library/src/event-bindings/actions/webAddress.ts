import { text } from "../../browser/values.ts";

/** An address on the web, absolute; undefined for any other scheme and for what is none. */
export function webAddress(value: unknown, base: string): URL | undefined {
  try {
    const url = text(value).trim() ? new URL(text(value), base) : undefined;
    return url && /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
