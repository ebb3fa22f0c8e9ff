import { pagePath } from "../pagePath.ts";

/** An address of the exported site, taken apart. */
export type OldAddress = {
  /** Decoded, without the folder that the site was in. */
  readonly path: string;
  /** The same with that folder. */
  readonly wholePath: string;
  readonly query: URLSearchParams;
  /** With its "#"; "" where there is none. */
  readonly hash: string;
};

/** Tells which addresses are of the exported site. */
export type OldSite = {
  /** The folder that the site was in, such as "/blog"; "" where it was in none. */
  readonly folder: string;
  /**
   * Absolute, or relative to the site's root; of either scheme, with or without "www.".
   * Undefined for what is elsewhere, or no address.
   */
  readonly read: (address: string) => OldAddress | undefined;
};

/** @param site the address of the exported site's first page */
export function createOldSite(site: string): OldSite {
  const base = new URL(site);
  const folder = base.pathname.replace(/\/+$/, "");
  const root = `${folder}/`;
  return {
    folder,
    read(address) {
      if (!/^(?:https?:)?\/(?!\\)/i.test(address)) return undefined;
      if (!URL.canParse(address, base)) return undefined;
      const url = new URL(address, base);
      if (!/^https?:$/.test(url.protocol) || hostOf(url) !== hostOf(base)) return undefined;
      if (!`${url.pathname}/`.startsWith(root)) return undefined;
      const path = tidy(url.pathname.slice(folder.length));
      const wholePath = tidy(url.pathname);
      if (path === undefined || wholePath === undefined) return undefined;
      return { path, wholePath, query: url.searchParams, hash: url.hash };
    },
  };
}

/** The same site with and without TLS, with and without www. */
function hostOf(url: URL): string {
  return url.host.replace(/^www\./, "");
}

/** A stray % that encodes nothing is taken as it stands. */
function tidy(path: string): string | undefined {
  return pagePath(path.replace(/%(?![\da-f]{2})/gi, "%25"))?.normalize("NFC");
}
