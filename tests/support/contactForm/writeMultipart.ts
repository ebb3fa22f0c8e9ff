/** A file as recordings have it: its content is made. */
export type MadeFile = { readonly file: string; readonly type: string; readonly size: number };
export type Part = readonly [name: string, value: string | MadeFile];

const BOUNDARY = "----recorded-boundary-7MA4YWxkTrZu0gW";

/** What files of a kind begin with, by their endings. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  exe: "MZ",
  mp3: "ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0000",
  pdf: "%PDF-1.4\n",
  svg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  webp: "RIFF\u005c\u0000\u0000\u0000WEBPVP8 ",
};

/** A form as browsers write it: unlike fetch(), with the nameless empty file of a field left empty. */
export function writeMultipart(parts: readonly Part[]): {
  readonly type: string;
  readonly body: Buffer<ArrayBuffer>;
} {
  const pieces = parts.flatMap(([name, value]) => {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`;
    if (typeof value === "string") return [Buffer.from(`${head}\r\n\r\n${value}\r\n`)];
    const { file, type } = value;
    return [
      Buffer.from(`${head}; filename="${file}"\r\nContent-Type: ${type}\r\n\r\n`),
      contentOf(value),
      Buffer.from("\r\n"),
    ];
  });
  const body = Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, body };
}

function contentOf({ file, size }: MadeFile): Buffer {
  const beginning = BEGINNINGS[file.split(".").at(-1)?.toLowerCase() ?? ""] ?? "";
  return Buffer.concat([Buffer.from(beginning, "latin1"), Buffer.alloc(size, "x")]).subarray(
    0,
    size,
  );
}
