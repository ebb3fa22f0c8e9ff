/**
 * What is not for search engines: what differs from visitor to visitor, and lists without end. A
 * rule holds for all that begins so, hence the `$`: "/register-marks" may be a page.
 */
const CLOSED = [
  "/admin",
  "/api/",
  "/preview/",
  "/set-up$",
  "/account$",
  "/register$",
  "/sign-in$",
  "/sign-out$",
  "/search?",
];

/** The rules for robots (RFC 9309). Closed addresses are closed in every language. */
export function robotsTxt({
  origin,
  prefixes,
}: {
  readonly origin: string;
  /** The first steps of the other languages, such as "/de". */
  readonly prefixes: readonly string[];
}): string {
  const closed = ["", ...prefixes].flatMap((prefix) => CLOSED.map((path) => prefix + path));
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join("")}\nSitemap: ${origin}/sitemap.xml\n`;
}
