/** What a terminal would obey instead of showing, and what turns the direction of the text after it. */
const OBEYED = /(?!\n)[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Lines for a terminal, in which files and servers may have their say. */
export function forTerminal(lines: string): string {
  return lines.replace(OBEYED, "");
}
