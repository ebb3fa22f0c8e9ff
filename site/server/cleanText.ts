/**
 * One line of what a visitor wrote: trimmed, and without characters that would turn or hide the
 * text around it. Line breaks and runs of blanks become one blank.
 */
export function cleanLine(text: string): string {
  return withoutControls(text.replace(/\s+/g, " ")).trim();
}

/** Some paragraphs of what a visitor wrote: trimmed, with line breaks as "\n", at most two in a row. */
export function cleanText(text: string): string {
  const lines = withoutControls(text.replace(/\r\n?|[\u2028\u2029]/g, "\n"));
  return lines.replace(/\n[^\S\n]*\n\s*/g, "\n\n").trim();
}

/** Whether there is anything to see in it: letters, digits, signs; not only blanks and joiners. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

/**
 * Leaves out control characters and those that force a writing direction: left open, they turn
 * around what others wrote beside them. Marks that single letters need (U+200C to U+200F) stay.
 */
export function withoutControls(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, "");
}
