/** What speakers of a language call it. @param tag BCP 47 */
export function languageName(tag: string): string {
  return new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
}
