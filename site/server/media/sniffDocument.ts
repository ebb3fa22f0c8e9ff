/** A file that is handed over and never opened by a page, by its MIME type. */
export type DocumentType = { readonly type: string; readonly extension: string };

const OOXML = "application/vnd.openxmlformats-officedocument";
const ODF = "application/vnd.oasis.opendocument";

/** What is packed as a ZIP file, by the end of its name: which it is shows far from its beginning. */
const PACKED: Readonly<Record<string, string>> = {
  docx: `${OOXML}.wordprocessingml.document`,
  pptx: `${OOXML}.presentationml.presentation`,
  xlsx: `${OOXML}.spreadsheetml.sheet`,
  odp: `${ODF}.presentation`,
  ods: `${ODF}.spreadsheet`,
  odt: `${ODF}.text`,
  epub: "application/epub+zip",
};

/** What older office programs wrote, all in one form. */
const COMPOUND: Readonly<Record<string, string>> = {
  doc: "application/msword",
  ppt: "application/vnd.ms-powerpoint",
  xls: "application/vnd.ms-excel",
};

/**
 * What a document is, by its first bytes. Its name decides only between kinds that begin alike.
 * @returns undefined for all else: text and markup could be taken for a page
 */
export function sniffDocument(head: Uint8Array, name: string): DocumentType | undefined {
  const latin = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, 8)).toString(
    "latin1",
  );
  if (latin.startsWith("%PDF-")) return { type: "application/pdf", extension: "pdf" };
  if (latin.startsWith("PK\x03\x04")) {
    return named(PACKED, name) ?? { type: "application/zip", extension: "zip" };
  }
  return latin === "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" ? named(COMPOUND, name) : undefined;
}

function named(types: Readonly<Record<string, string>>, name: string): DocumentType | undefined {
  const extension = /\.([a-z]{3,4})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  const type = Object.hasOwn(types, extension) ? types[extension] : undefined;
  return type === undefined ? undefined : { type, extension };
}
