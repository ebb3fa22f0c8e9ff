/** `[name a="b"]`, `[name]content[/name]` or `[name/]`. */
export type Shortcode = {
  readonly name: string;
  /** By name in lower case; those without a name are numbered from "0". */
  readonly attributes: Readonly<Record<string, string>>;
  /** What stands between the opening and the closing one; "" where there is none. */
  readonly content: string;
  /** As it was written, with its content. */
  readonly source: string;
};

type Token = { start: number; end: number; name: string; closes: boolean; attributes: string };

// Tags are matched only to be passed over: what stands in an attribute is no shortcode. Neither
// pattern can pass a second opening bracket, so that reading takes no longer than the text is long.
const TOKEN =
  /<[^<>]*>|\[\[[^[\]]{0,2000}\]\]|\[(\/?)([a-z][\w-]{0,60})((?=[\s\]/])[^[\]]{0,2000})\]/gi;

/** Splits HTML into the text between shortcodes and the shortcodes that `isMeant` wants. */
export function splitShortcodes(
  html: string,
  isMeant: (name: string, source: string) => boolean,
): (string | Shortcode)[] {
  const tokens = readTokens(html).filter(({ name, start, end }) =>
    isMeant(name, html.slice(start, end)),
  );
  const closings = closingOf(tokens);
  const parts: (string | Shortcode)[] = [];
  let from = 0;
  tokens.forEach((token, index) => {
    if (token.closes || token.start < from) return;
    const closing = token.attributes.trimEnd().endsWith("/") ? undefined : closings[index];
    const end = closing?.end ?? token.end;
    const content = closing ? html.slice(token.end, closing.start) : "";
    const { name, attributes } = token;
    const source = html.slice(token.start, end);
    parts.push(html.slice(from, token.start));
    parts.push({ name, attributes: readAttributes(attributes), content, source });
    from = end;
  });
  return [...parts, html.slice(from)];
}

function readTokens(html: string): Token[] {
  const tokens: Token[] = [];
  for (const { index, 0: source, 1: slash, 2: name, 3: attributes = "" } of html.matchAll(TOKEN)) {
    if (name === undefined) continue;
    const closes = slash === "/";
    const end = index + source.length;
    tokens.push({ start: index, end, name: name.toLowerCase(), closes, attributes });
  }
  return tokens;
}

/** For each token the next that closes its name, unless another of that name opens before. */
function closingOf(tokens: readonly Token[]): (Token | undefined)[] {
  const next = new Map<string, Token>();
  const found: (Token | undefined)[] = [];
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (!token) continue;
    if (token.closes) next.set(token.name, token);
    else {
      found[index] = next.get(token.name);
      next.delete(token.name);
    }
  }
  return found;
}

const ATTRIBUTE = /([\w-]{1,60})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|([^\s"']+)/g;

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  let position = 0;
  for (const [, name, double, single, bare, quoted, word] of straight(
    text.replace(/\/\s*$/, ""),
  ).matchAll(ATTRIBUTE)) {
    if (name !== undefined) attributes[name.toLowerCase()] = double ?? single ?? bare ?? "";
    else {
      attributes[String(position)] = quoted ?? word ?? "";
      position += 1;
    }
  }
  return attributes;
}

/** Editors have made typographic quotes of straight ones, and entities of both. */
function straight(text: string): string {
  return text
    .replace(/[“”″]|&(?:quot|#8220|#8221|#8243|#34);/g, '"')
    .replace(/[‘’′]|&(?:#8216|#8217|#8242|#39|#039);/g, "'")
    .replace(/&nbsp;|&#160;|\u00a0/g, " ");
}
