/** What may stand in sanitised HTML and fetch from another host, with the links around it. */
const PIECES =
  /<a\b[^>]*>|<\/a>|<img\b[^>]*>|<(audio|video)\b[^>]*>[\s\S]*?<\/\1>|<(?:audio|video|source|track)\b[^>]*>/g;

const ELSEWHERE = /^(?:https?:)?\/\//i;

/**
 * Shows pictures, sounds and films on other hosts as links to them, in the size they would have
 * had: fetching them would tell those hosts who is reading, which only the visitor may decide.
 * @param html as sanitiseHtml() writes it: attributes in double quotes, no `>` in them
 */
export function linkMediaElsewhere(html: string): string {
  let inLink = false;
  return html.replace(PIECES, (piece) => {
    if (piece.startsWith("</a")) inLink = false;
    else if (piece.startsWith("<a ") || piece === "<a>") inLink = true;
    else return isElsewhere(piece) ? placeholder(piece, inLink) : withoutSources(piece);
    return piece;
  });
}

function isElsewhere(piece: string): boolean {
  return sources(piece, "src").some((url) => ELSEWHERE.test(url));
}

/** Other sizes and stills that would come from elsewhere go; the picture or film itself stays. */
function withoutSources(piece: string): string {
  return piece.replace(/\s(?:srcset|poster)="([^"]*)"/g, (whole, list: string) =>
    list.split(",").some((candidate) => ELSEWHERE.test(candidate.trim())) ? "" : whole,
  );
}

const KINDS: Readonly<Record<string, string>> = { img: "Picture", audio: "Sound", video: "Film" };

function placeholder(piece: string, inLink: boolean): string {
  const kind = KINDS[/^<(\w+)/.exec(piece)?.[1] ?? ""] ?? "File";
  const [address = ""] = sources(piece, "src");
  const name = value(piece, "alt") || fileName(address);
  const host = /^(?:https?:)?\/\/([^/?#"]*)/i.exec(address)?.[1] ?? "";
  const text = `<span>${kind}: ${name}</span> <small>on ${host}</small>`;
  const box = `class="media-elsewhere ${value(piece, "class")}" data-kind="${kind.toLowerCase()}"${size(piece)}`;
  // A link in a link is none: the one around it leads on.
  return inLink
    ? `<span ${box}>${text}</span>`
    : `<a ${box} href="${address}" rel="noopener noreferrer nofollow">${text}</a>`;
}

/** The room it would have taken, never wider than the column. */
function size(piece: string): string {
  const [width, height] = [value(piece, "width"), value(piece, "height")];
  if (!/^\d{1,5}$/.test(width) || !/^\d{1,5}$/.test(height)) return "";
  return ` style="width:${width}px;aspect-ratio:${width} / ${height}"`;
}

function sources(piece: string, name: string): string[] {
  return [...piece.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(
    ([, found = ""]) => found,
  );
}

function value(piece: string, name: string): string {
  return sources(piece, name)[0] ?? "";
}

function fileName(address: string): string {
  return (
    address
      .replace(/[?#].*$/, "")
      .split("/")
      .at(-1) ?? ""
  );
}
