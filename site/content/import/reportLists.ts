/** Lines of one list that a report prints; the rest are counted. */
export const MAX_PRINTED_LINES = 20;

type Notes<Note> = { readonly listed: readonly Note[]; readonly more: number };

/** A heading and a line for each note; nothing where there is none. */
export function notes<Note>(
  heading: string,
  { listed, more }: Notes<Note>,
  lineOf: (note: Note) => string,
): string[] {
  return list(heading, { listed: listed.map(lineOf), more });
}

/** A heading and how often each name was counted, the most frequent first; nothing where none was. */
export function table(heading: string, counts: Readonly<Record<string, number>>): string[] {
  const rows = Object.entries(counts).sort(([, a], [, b]) => b - a);
  return list(heading, { listed: rows.map(([name, many]) => `${name}: ${many}`), more: 0 });
}

function list(heading: string, { listed, more }: Notes<string>): string[] {
  if (listed.length === 0) return [];
  const printed = listed.slice(0, MAX_PRINTED_LINES).map((line) => `  ${line}`);
  const rest = listed.length - printed.length + more;
  return [heading, ...printed, ...(rest > 0 ? [`  and ${rest} more`] : [])];
}
