import { detached } from "./detached.ts";
import type { ItemRecord } from "./ExportRecord.ts";
import { plainText } from "./plainText.ts";

type PictureFile = {
  readonly url: string;
  /** In pixels, where the export knows it. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
};

/** An attachment of the export that is a picture. */
export type Picture = PictureFile & {
  readonly id: string;
  readonly alt: string;
  readonly title: string;
  readonly caption: string;
  /** The post it was uploaded to, "0" for none. */
  readonly parentId: string;
  readonly order: number;
  /** A smaller file of the same picture, about 300 pixels wide. */
  readonly medium?: PictureFile | undefined;
};

/** The pictures of an export, which stand after the posts that show them. */
export type Pictures = {
  readonly add: (item: ItemRecord) => void;
  readonly byId: (id: string) => Picture | undefined;
  readonly byUrl: (url: string) => Picture | undefined;
  /** Those that were uploaded to a post, in their order. */
  readonly of: (parentId: string) => readonly Picture[];
};

/** Starts with none. */
export function createPictures(): Pictures {
  const ids = new Map<string, Picture>();
  const urls = new Map<string, Picture>();
  const parents = new Map<string, Picture[]>();
  return {
    add: (item) => {
      const picture = readPicture(item);
      if (!picture) return;
      ids.set(picture.id, picture);
      urls.set(picture.url, picture);
      const siblings = parents.get(picture.parentId);
      if (siblings) siblings.push(picture);
      else parents.set(picture.parentId, [picture]);
    },
    byId: (id) => ids.get(id),
    byUrl: (url) => urls.get(url),
    of: (parentId) =>
      [...(parents.get(parentId) ?? [])].sort(
        (a, b) => a.order - b.order || Number(a.id) - Number(b.id),
      ),
  };
}

const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif)$/i;

function readPicture({ fields, meta }: ItemRecord): Picture | undefined {
  const url = (fields.get("wp:attachment_url") || fields.get("guid") || "").trim();
  if (!/^https?:\/\//i.test(url) || !PICTURE_FILE.test(url)) return undefined;
  const sizes = meta.get("_wp_attachment_metadata") ?? "";
  return {
    id: fields.get("wp:post_id")?.trim() ?? "",
    url,
    ...measures(sizes),
    alt: plainText(meta.get("_wp_attachment_image_alt") ?? ""),
    title: plainText(fields.get("title") ?? ""),
    caption: plainText(fields.get("excerpt:encoded") ?? ""),
    parentId: fields.get("wp:post_parent")?.trim() || "0",
    order: Number(fields.get("wp:menu_order")) || 0,
    medium: mediumFile(sizes, url),
  };
}

/** Reads `width` and `height` in what PHP's serialize() wrote; the first are the file's own. */
function measures(serialized: string): { width?: number; height?: number } {
  const [, width, height] =
    /s:5:"width";i:(\d{1,5});(?:s:\d+:"[^"]*";[^;]*;)?s:6:"height";i:(\d{1,5});/.exec(serialized) ??
    [];
  return width && height ? { width: Number(width), height: Number(height) } : {};
}

function mediumFile(serialized: string, url: string): PictureFile | undefined {
  const [, file, rest = ""] =
    /s:6:"medium";a:\d+:\{s:4:"file";s:\d+:"([\w%.+-]{1,255})";([^}]{0,400})/.exec(serialized) ??
    [];
  return file
    ? { url: detached(url.slice(0, url.lastIndexOf("/") + 1) + file), ...measures(rest) }
    : undefined;
}
