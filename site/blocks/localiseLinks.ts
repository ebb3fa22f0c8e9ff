/** The address of a link to this site in sanitised HTML, where it stands in double quotes. */
const OWN_ADDRESS = /(?<=<a\b[^>]*?\shref=")\/(?!\/)[^"]*(?=")/g;

/** Stored HTML with its links to this site in the language of the page; see Locale.link. */
export function localiseLinks(html: string, link: (href: string) => string): string {
  return html.replace(OWN_ADDRESS, (href) => link(href));
}
