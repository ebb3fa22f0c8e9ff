import { plainText } from "./plainText.ts";

export type MailHeaders = {
  readonly replyTo: string;
  readonly cc: string;
  readonly bcc: string;
  /** Of those that ours have not. */
  readonly notes: readonly string[];
};

/** A mail's further headers, one a line, as "Reply-To: [your-email]". */
export function readMailHeaders(text: string): MailHeaders {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
  const headers = lines.map((line) => {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    return { name, value: line.slice(colon + 1).trim(), line };
  });
  const of = (wanted: string): string =>
    headers.flatMap(({ name, value }) => (name === wanted ? [value] : [])).join(", ");
  const others = headers.filter(({ name }) => !KNOWN.has(name));
  return {
    replyTo: of("reply-to"),
    cc: of("cc"),
    bcc: of("bcc"),
    notes: others.map(({ line }) => `had the header "${plainText(line, 80)}", which ours have not`),
  };
}

const KNOWN = new Set(["reply-to", "cc", "bcc"]);
