/** Where the same challenge is a question in words, by the address of its picture. */
export function wordsAddress(image: string, language: string): string {
  return `${image.replace(/\.png$/, ".txt")}?lang=${encodeURIComponent(language)}`;
}
