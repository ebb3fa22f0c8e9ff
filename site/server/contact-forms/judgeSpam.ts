/** What spam is known by. */
export type SpamTraces = {
  /** All that was written. */
  readonly texts: readonly string[];
  readonly userAgent: string;
  /** The visitor's network address. */
  readonly address: string;
};

/** Shorter ones no browser has. */
const MIN_USER_AGENT = 2;
/** Shorter words stand in every text; longer ones nobody means. In bytes, as the real system counts. */
const [MIN_WORD, MAX_WORD] = [2, 256];

/**
 * How much of each text is looked through, in UTF-16 units: more than people write. A thousand words are
 * looked for one after the other, which nobody else is to wait for.
 */
const LOOKED_THROUGH = 20_000;

/** Whether this is spam: what sent it is no browser, or a word stands in it that the owner does not want. */
export function judgeSpam(
  { texts, userAgent, address }: SpamTraces,
  disallowed: readonly string[],
): boolean {
  if (userAgent.trim().length < MIN_USER_AGENT) return true;
  const begins = texts.map((text) => text.slice(0, LOOKED_THROUGH));
  const all = [...begins, userAgent, address].join("\n").toLowerCase();
  return disallowed
    .map((word) => word.trim().toLowerCase())
    .filter(isWord)
    .some((word) => all.includes(word));
}

function isWord(text: string): boolean {
  const bytes = Buffer.byteLength(text);
  return bytes >= MIN_WORD && bytes <= MAX_WORD;
}
