/** Browsers by what only they, or those based on them, say of themselves; the first that fits counts. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["edge", /Edg(?:e|A|iOS)?\/(\d+)/],
  ["chrome", /(?:Chrome|CriOS)\/(\d+)/],
  ["mozilla", /(?:Firefox|FxiOS)\/(\d+)/],
  ["safari", /Version\/(\d+)/],
];

/**
 * What a browser is, as the real system writes it into a field: its name, "ios" on an iPhone or
 * iPad, and its version, joined by commas; "" for one that nobody knows.
 */
export function browserFlags(userAgent: string): string {
  const ios = /iPhone|iPad|iPod/.test(userAgent) ? ["ios"] : [];
  for (const [name, mark] of BROWSERS) {
    const version = mark.exec(userAgent)?.[1];
    if (version) return [name, ...ios, version].join(",");
  }
  return ios.join();
}
