/** How old a reading may be that is used again, in milliseconds: whoever changes it sees that it holds. */
export const RECENT_MS = 250;

/**
 * Reads what is asked for all the time and changes once a month: what was read a moment ago is used again,
 * so that many who come at once do not wait for the database each. What fails is read anew.
 */
export function readRecently<Read>(
  read: () => Promise<Read>,
  recentMs: number = RECENT_MS,
): () => Promise<Read> {
  let last: { readonly at: number; readonly reading: Promise<Read> } | undefined;
  return () => {
    const now = performance.now();
    if (last && now - last.at < recentMs) return last.reading;
    const reading = read();
    last = { at: now, reading };
    reading.catch(() => {
      if (last?.reading === reading) last = undefined;
    });
    return reading;
  };
}
