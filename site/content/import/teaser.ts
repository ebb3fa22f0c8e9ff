/** What stands before `<!--more-->`, the part that lists of posts show; "" without that mark. */
export function teaser(html: string): string {
  const end = html.search(/<!--\s{0,5}more\b/);
  return end === -1 ? "" : html.slice(0, end);
}
