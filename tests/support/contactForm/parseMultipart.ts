/** One part of a multipart body. */
export type Part = {
  readonly name: string;
  /** Text as it was sent; of a file, its bytes read as text. */
  readonly value: string;
  /** Of files only, and empty where none was chosen. */
  readonly fileName?: string;
  readonly type?: string;
};

/** Reads a multipart/form-data body byte by byte, as the browser wrote it. */
export function parseMultipart(body: Buffer, contentType: string): Part[] {
  const [, boundary] = /^multipart\/form-data;.*boundary=(.+)$/.exec(contentType) ?? [];
  if (!boundary) return [];
  // Latin-1 keeps every byte apart; names and values are decoded once they are cut out.
  const sections = body.toString("latin1").split(`--${boundary}`).slice(1, -1);
  return sections.map((section) => parsePart(section.replace(/^\r\n/, "").replace(/\r\n$/, "")));
}

function parsePart(section: string): Part {
  const end = section.indexOf("\r\n\r\n");
  const head = utf8(section.slice(0, end));
  const value = utf8(section.slice(end + 4));
  const [, name = ""] = /;\s*name="([^"]*)"/.exec(head) ?? [];
  const [, fileName] = /;\s*filename="([^"]*)"/.exec(head) ?? [];
  const [, type] = /^content-type:\s*(.+)$/im.exec(head) ?? [];
  return {
    name: unescapeName(name),
    value,
    ...(fileName === undefined ? {} : { fileName: unescapeName(fileName) }),
    ...(type === undefined ? {} : { type: type.trim() }),
  };
}

/** Browsers write these three characters of a name as percents, and no others. */
function unescapeName(name: string): string {
  return name.replaceAll("%22", '"').replaceAll("%0D", "\r").replaceAll("%0A", "\n");
}

function utf8(bytes: string): string {
  return Buffer.from(bytes, "latin1").toString("utf8");
}
