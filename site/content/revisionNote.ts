/** What a revision says of how it came about, where no person wrote that. */
export type RevisionNote =
  | { readonly kind: "imported"; readonly source: string }
  | { readonly kind: "restored"; readonly from: Date }
  /** In somebody's own words. */
  | { readonly kind: "said"; readonly text: string };

const IMPORTED = "Imported from ";
const RESTORED = "Restored from ";

/** What a revision is called that an import made. */
export function importNote(source: string): string {
  return IMPORTED + source;
}

/** What a revision is called that says again what one of another time said. */
export function restoreNote(from: Date): string {
  return RESTORED + from.toISOString();
}

/** Reads what a revision is called, so that it can be said in any language. */
export function readRevisionNote(note: string): RevisionNote {
  if (note.startsWith(IMPORTED)) return { kind: "imported", source: note.slice(IMPORTED.length) };
  const from = new Date(note.startsWith(RESTORED) ? note.slice(RESTORED.length) : Number.NaN);
  return Number.isNaN(from.getTime()) ? { kind: "said", text: note } : { kind: "restored", from };
}
