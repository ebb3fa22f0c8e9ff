import type { Theme } from "vitrine/theme-switch/theme";
import type { Encoding } from "./staticFiles.ts";

/** Memory of its own kind, never shared between threads: only such bytes can go out uncopied. */
export type PageBody = Buffer<ArrayBuffer>;

/** A page as it goes out, or what programs are answered, ready in every encoding. */
export type CachedPage = {
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, PageBody>>;
  /** What its policy says beside that of every page; see policyBeyond(). "" for most. */
  readonly policy: string;
  /** Its headers in place of those of every page, for what is no page. */
  readonly headers?: Readonly<Record<string, string>>;
};

export type PageCache = {
  readonly get: (address: string) => CachedPage | undefined;
  /**
   * Keeps a page whose rendering began in this generation; dropped where the content has changed
   * meanwhile, since the page may show the old.
   */
  readonly set: (address: string, page: CachedPage, generation: number) => void;
  /** Grows with every renewal. Ask before reading what a page is made of. */
  readonly generation: () => number;
  /** The content has changed: forgets every page. */
  readonly renew: () => void;
};

/** Under which a page is kept: its address, and the theme where the visitor chose one. */
export function pageKey(address: string, theme: Theme): string {
  return theme === "auto" ? address : `${theme} ${address}`;
}

/** How much the cache holds by default, in bytes: about 1,000 pages in three encodings. */
export const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

/** Holds rendered pages by address, those not asked for longest leaving first. */
export function createPageCache(maxBytes: number = PAGE_CACHE_BYTES): PageCache {
  const pages = new Map<string, CachedPage>();
  let bytes = 0;
  let current = 0;

  function remove(address: string): void {
    const page = pages.get(address);
    if (page && pages.delete(address)) bytes -= sizeOf(address, page);
  }

  return {
    generation: () => current,
    renew() {
      current += 1;
      pages.clear();
      bytes = 0;
    },
    get(address) {
      const page = pages.get(address);
      if (!page) return undefined;
      // A map keeps the order of insertion: moved to its end, the page is the last to leave.
      pages.delete(address);
      pages.set(address, page);
      return page;
    },
    set(address, page, generation) {
      if (generation !== current) return;
      remove(address);
      pages.set(address, page);
      bytes += sizeOf(address, page);
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
  };
}

function sizeOf(address: string, { bodies }: CachedPage): number {
  return 2 * address.length + bodies.br.length + bodies.gzip.length + bodies.identity.length;
}
