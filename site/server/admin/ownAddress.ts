import { pagePath } from "../../content/pagePath.ts";

/** Why an address cannot be used: there is none, it is another site's, or can be no page's. */
export type AddressProblem = "missing" | "elsewhere" | "query" | "impossible";

/**
 * The path of an address on this site as somebody wrote it: whole, as a browser shows it, or without the
 * site's name.
 * @param origins of this site
 */
export function ownAddress(
  written: string,
  origins: readonly string[],
): { readonly path: string } | AddressProblem {
  if (written === "") return "missing";
  const isWhole = /^[a-z][a-z\d+.-]*:|^\/\//i.test(written);
  const site = origins.find((origin) => written === origin || written.startsWith(`${origin}/`));
  if (isWhole && site === undefined) return "elsewhere";
  const asked = written.slice(site?.length ?? 0) || "/";
  // As another system knew its pages by number.
  if (/^\/\?(?:p|page_id|attachment_id|cat)=\d{1,20}$/.test(asked)) return { path: asked };
  if (/[?#]/.test(asked)) return "query";
  const path = pagePath(asked.startsWith("/") ? asked : `/${asked}`);
  return path === undefined ? "impossible" : { path };
}
