import type { Client } from "./createClient.ts";
import type { Picture } from "./partsWire.ts";

/** What `<img>` needs to show a picture of the site on a page elsewhere. */
export type ImageAttributes = {
  readonly src: string;
  /** Undefined where there is one size alone. */
  readonly srcSet: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** A picture with whole addresses, as React's `<img>` takes it; say `sizes` beside. */
export function imageOf(
  { origin }: Pick<Client, "origin">,
  { src, srcset, width, height, alt }: Picture,
): ImageAttributes {
  const srcSet = srcset ? withOrigin(srcset, origin) : undefined;
  return { src: new URL(src, origin).href, srcSet, width, height, alt };
}

/** The `html` of a document with whole addresses of pictures, films and files, for a page elsewhere. */
export function withMediaAddresses({ origin }: Pick<Client, "origin">, html: string): string {
  return html
    .replace(/(?<=\ssrcset=")[^"]*(?=")/gi, (srcset) => withOrigin(srcset, origin))
    .replace(/(?<=\s(?:src|href|poster)=")\/media\//gi, `${origin}/media/`);
}

/** Each address of a srcset begins after its start, or after a comma and a blank. */
function withOrigin(srcset: string, origin: string): string {
  return srcset.replace(/(?<=^|, )\/(?!\/)/g, `${origin}/`);
}
