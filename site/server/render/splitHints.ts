/** React puts hints about pictures first; rendered without a head they would stand in the body. */
export function splitHints(html: string): [hints: string, body: string] {
  const [hints = ""] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? [];
  return [hints, html.slice(hints.length)];
}
