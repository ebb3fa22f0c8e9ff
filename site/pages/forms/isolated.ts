/**
 * Text that someone wrote, to stand inside a sentence of ours: marked so that neither turns the
 * other around where they are written in different directions (U+2068, U+2069).
 */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
