import { basename } from "node:path/posix";
import type { MediaSink } from "../../content/import/ImportSink.ts";
import type { ProductSink } from "../../content/import-products/ImportedProduct.ts";
import { MediaRefused } from "../../content/MediaRefused.ts";
import type { Picture } from "../../content/picture.ts";
import type { StoredMedia } from "../../content/TakeMedia.ts";

/**
 * Takes pictures of products among the site's media; one that is here already is not looked for.
 * @param source of their products: a name in a folder may mean another picture in another shop
 */
export function productPictures(
  { findTaken, find, take }: MediaSink,
  source: string,
): ProductSink["takePicture"] {
  return async (address, alt) => {
    const origin = { source, sourceId: address };
    const here = (await findTaken([origin])).get(address);
    if (here) return pictureOf(here, address, alt);
    const found = await find({ addresses: addressesOf(address), path: pathOf(address) });
    if ("reason" in found) return `${address}: ${found.reason}`;
    try {
      const name = basename(pathOf(address)) || address;
      return pictureOf(await take({ file: found.file, name, alt, origin }), address, alt);
    } catch (error) {
      if (error instanceof MediaRefused) return `${address}: ${error.message}`;
      throw error;
    } finally {
      await found.discard();
    }
  };
}

function pictureOf(
  { src, width, height, kind }: Omit<StoredMedia, "wasKnown">,
  address: string,
  alt: string,
): Picture | string {
  const isPicture = kind === "picture" && width !== null && height !== null;
  return isPicture ? { src, width, height, alt } : `${address}: it is no picture`;
}

function addressesOf(address: string): readonly string[] {
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? [address] : [];
}

/** Where it lay among the old shop's uploads, or its name. */
function pathOf(address: string): string {
  const path = addressesOf(address).length > 0 ? new URL(address).pathname : address;
  const [, below = path] = /\/uploads\/(.*)$/s.exec(path) ?? [];
  return decoded(below).replace(/^\/+/, "");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
