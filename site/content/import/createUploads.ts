import { detached } from "./detached.ts";
import type { ItemRecord } from "./ExportRecord.ts";
import { plainText } from "./plainText.ts";

/** A file that the old site had among its uploads. */
export type Upload = {
  /** The attachment's id; "file:" and its path for one that only a text names. */
  readonly id: string;
  /** Where it may be fetched, the best one first. */
  readonly addresses: readonly [string, ...string[]];
  /** Where it lay among the uploads, such as "2019/04/a.jpg"; its name where that is not known. */
  readonly path: string;
  readonly title: string;
  readonly alt: string;
  readonly caption: string;
};

/** The files that an export names: as attachments, and in its texts. */
export type Uploads = {
  readonly addAttachment: (item: ItemRecord) => void;
  /** Finds the addresses of uploads in a text. */
  readonly addText: (html: string) => void;
  /** All of them, attachments first. @param isOurs whether an address is of the exported site */
  readonly list: (isOurs: (address: string) => boolean) => readonly Upload[];
  /** The one that an address leads to, also where it is of a smaller size of it. */
  readonly byAddress: (address: string) => Upload | undefined;
  readonly byId: (id: string) => Upload | undefined;
};

/** Addresses in texts that are kept: more than any site has pictures. */
const MAX_FOUND = 200_000;

/** Where an address begins above its uploads, and ends below them, in characters at most. */
const MAX_ABOVE = 1000;
const MAX_BELOW = 500;

const FOLDER = "/wp-content/uploads/";

/** What can be part of an address in a text, or a list of them. */
const WORD = /[^\s"'<>()\\,[\]]+/g;

/** Starts with none. */
export function createUploads(): Uploads {
  const ids = new Map<string, Upload>();
  const keys = new Map<string, Upload>();
  const found = new Map<string, string>();

  const keep = (upload: Upload, sizes: readonly string[] = []): void => {
    if (!ids.has(upload.id)) ids.set(upload.id, upload);
    for (const address of [...upload.addresses, ...sizes]) {
      for (const key of [keyOf(address), keyOf(original(address))]) {
        if (!keys.has(key)) keys.set(key, upload);
      }
    }
  };
  const byAddress = (address: string): Upload | undefined =>
    keys.get(keyOf(address)) ?? keys.get(keyOf(original(address)));

  return {
    addAttachment(item) {
      const upload = readAttachment(item);
      if (upload) keep(upload, sizesOf(item, upload.addresses[0]));
    },
    addText(html) {
      for (const address of addressesIn(html)) {
        const key = keyOf(original(address));
        if (found.size < MAX_FOUND && !found.has(key)) found.set(key, detached(address));
      }
    },
    list(isOurs) {
      for (const address of found.values()) {
        const whole = address.startsWith("//") ? `https:${address}` : address;
        if (!byAddress(whole) && URL.canParse(whole) && isOurs(whole)) keep(namedInText(whole));
      }
      found.clear();
      return [...ids.values()];
    },
    byAddress,
    byId: (id) => ids.get(id),
  };
}

/** The addresses of uploads in a text. */
function* addressesIn(html: string): Generator<string> {
  if (!html.includes(FOLDER)) return;
  for (const [word] of html.matchAll(WORD)) {
    for (let at = word.indexOf(FOLDER), end = 0; at !== -1; at = word.indexOf(FOLDER, end)) {
      const above = word.slice(Math.max(end, at - MAX_ABOVE), at);
      end = at + FOLDER.length;
      const host = above.search(/(?:https?:)?\/\/./i);
      if (host === -1) continue;
      const [name = ""] = word.slice(end, end + MAX_BELOW).split(/[?#]/, 1);
      if (name !== "") yield above.slice(host) + FOLDER + name;
      end += name.length;
    }
  }
}

function readAttachment({ fields, meta }: ItemRecord): Upload | undefined {
  const address = (fields.get("wp:attachment_url") || fields.get("guid") || "").trim();
  const id = fields.get("wp:post_id")?.trim() ?? "";
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  if (!/^[1-9]\d{0,19}$/.test(id)) return undefined;
  return {
    id,
    addresses: [address],
    path: meta.get("_wp_attached_file")?.trim() || pathOf(address),
    title: plainText(fields.get("title") ?? ""),
    alt: plainText(meta.get("_wp_attachment_image_alt") ?? ""),
    caption: plainText(fields.get("excerpt:encoded") ?? ""),
  };
}

/** Sizes of one picture that WordPress makes; what is beyond is no such list. */
const MAX_SIZES = 60;

/** The addresses of a picture's smaller files, which may be called otherwise than the picture. */
function sizesOf({ meta }: ItemRecord, address: string): string[] {
  const folder = address.slice(0, address.lastIndexOf("/") + 1);
  const named = (meta.get("_wp_attachment_metadata") ?? "").matchAll(
    /s:4:"file";s:\d{1,4}:"([^"/]{1,255})"/g,
  );
  return [...named].slice(0, MAX_SIZES).map(([, name = ""]) => folder + name);
}

function namedInText(address: string): Upload {
  const whole = original(address);
  const path = pathOf(whole);
  return {
    id: `file:${path}`.slice(0, 900),
    addresses: whole === address ? [address] : [whole, address],
    path,
    title: "",
    alt: "",
    caption: "",
  };
}

/** The address of the file that a smaller size was made of: "a-300x200.jpg" was made of "a.jpg". */
function original(address: string): string {
  return address.replace(/-\d{1,5}x\d{1,5}(?=\.[a-z\d]{2,5}$)/i, "");
}

/** The same file by whatever scheme, and before the editor scaled it down. */
function keyOf(address: string): string {
  return detached(
    address
      .replace(/[?#].*$/s, "")
      .replace(/^(?:https?:)?\/\/(?:www\.)?/i, "")
      .replace(/-(?:scaled|rotated)(?=\.[a-z\d]{2,5}$)/i, ""),
  );
}

function pathOf(address: string): string {
  const { pathname } = new URL(address);
  const [, below] = /\/(?:uploads|files)\/(?:sites\/\d{1,9}\/)?(.+)$/.exec(pathname) ?? [];
  return decoded(below ?? pathname.split("/").at(-1) ?? "");
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
