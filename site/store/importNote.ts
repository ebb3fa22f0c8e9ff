/** What a revision is called that an import made. */
export function importNote(source: string): string {
  return `Imported from ${source}`;
}
