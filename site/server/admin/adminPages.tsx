import { type Context, Hono } from "hono";
import { renderToStaticMarkup } from "react-dom/server";
import { readTheme } from "vitrine/theme-switch/theme";
import { directionOf } from "../../texts/languages.ts";
import { AdminDocument } from "./AdminDocument.tsx";
import type { AdminOptions } from "./AdminOptions.ts";
import { adminPolicy } from "./adminPolicy.ts";
import { findEditor } from "./findEditor.ts";

export type AdminPageOptions = Pick<AdminOptions, "accounts" | "assets" | "source"> & {
  /** Headers of every page. */
  readonly headers: Readonly<Record<string, string>>;
};

/** Where the owner's screens are. */
export const ADMIN_ROOT = "/admin";

/**
 * The document in which the owner's screens run, the same at each of their addresses. It holds nothing of
 * the site's; still only those who may work on the content get it, and others are led to sign in.
 */
export function adminPages(options: AdminPageOptions): Hono {
  return new Hono()
    .get(ADMIN_ROOT, (c) => open(c, options))
    .get(`${ADMIN_ROOT}/*`, (c) => open(c, options));
}

async function open(
  c: Context,
  { accounts, assets, source, headers }: AdminPageOptions,
): Promise<Response> {
  const user = await findEditor(c, { accounts, source });
  if (user instanceof Response) return user;
  const site = await source.readSite();
  const markup = renderToStaticMarkup(
    <AdminDocument
      assets={assets.admin}
      title={site.title}
      language={site.language}
      direction={directionOf(site.language)}
      theme={readTheme(c.req.header("cookie"))}
    />,
  );
  const { "speculation-rules": _none, ...ofPages } = headers;
  return c.body(`<!doctype html>${markup}`, 200, {
    ...ofPages,
    // In dev, tools write into the page, and the pages' policy is lifted: so is this one.
    ...(isStrict(headers) && { "content-security-policy": adminPolicy() }),
    "x-frame-options": "DENY",
    "cache-control": "private, no-store",
  });
}

function isStrict(headers: Readonly<Record<string, string>>): boolean {
  return headers["content-security-policy"]?.includes("script-src") ?? false;
}
