import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import * as v from "valibot";
import {
  PREVIEW_ROOT,
  type PreviewView,
  previewAddress,
  previewQuery,
} from "../../content/admin/previewWire.ts";
import { pagePath } from "../../content/pagePath.ts";
import { findIdAtPath, findPreviewed } from "../../store/findPreviewed.ts";
import { isStorableText } from "../../store/storable.ts";
import type { AdminOptions } from "../admin/AdminOptions.ts";
import { findEditor } from "../admin/findEditor.ts";
import { mayBeCached } from "../createFrontDoor.ts";
import type { RenderedPage } from "../render/renderPage.tsx";
import { SiteError } from "../SiteError.ts";
import { withPolicyBeyond } from "../securityHeaders.ts";
import { renderPreview } from "./renderPreview.tsx";

export type PreviewOptions = Pick<AdminOptions, "accounts" | "assets" | "db" | "source"> & {
  /** Headers of every page. */
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Logger;
};

/**
 * Documents as visitors would get them, for those who work on them: with what they have written and
 * not saved, whatever the status.
 */
export function previewPages(options: PreviewOptions): Hono<AdminPageEnv> {
  return new Hono<AdminPageEnv>()
    .get(`${PREVIEW_ROOT}/:id`, (c) => open(c, options))
    .get("*", async (c, next) => (await leadToPreview(c, options)) ?? next());
}

type AdminPageEnv = { Bindings: { readonly incoming: Parameters<typeof mayBeCached>[0] } };

async function open(c: Context<AdminPageEnv>, options: PreviewOptions): Promise<Response> {
  const user = await findEditor(c, options);
  if (user instanceof Response) return user;
  const id = c.req.param("id");
  const previewed = v.is(uuid, id)
    ? await findPreviewed(options.db, { id, userId: user.userId })
    : undefined;
  if (!previewed) throw new SiteError(404, MISSING, { code: "missing" });
  const view = v.parse(previewQuery, c.req.query());
  const rendered = await renderPreview({ ...options, previewed, view, user });
  return c.body(rendered.html, 200, headersOf(rendered, view, options.headers));
}

const uuid = v.pipe(v.string(), v.uuid());

function headersOf(
  { policy }: RenderedPage,
  { script }: PreviewView,
  headers: PreviewOptions["headers"],
): Record<string, string> {
  const { "speculation-rules": _none, ...ofPages } = headers;
  return {
    ...withPolicyBeyond(
      ofPages,
      [policy, script === "off" ? SANDBOX : ""].filter(Boolean).join("; "),
    ),
    // A browser shows no sandboxed page that keeps to a group of its own.
    ...(script === "off" && { "cross-origin-opener-policy": "unsafe-none" }),
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
  };
}

/** No script and no forms; who looks at it may still read it, and open its links beside it. */
const SANDBOX = "sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/**
 * `?preview` at a public address leads those who work on the content to the preview of what stands there,
 * whatever its status. To everyone else it means nothing.
 */
async function leadToPreview(
  c: Context<AdminPageEnv>,
  { accounts, db }: PreviewOptions,
): Promise<Response | undefined> {
  if (c.req.query("preview") === undefined || mayBeCached(c.env.incoming)) return undefined;
  const user = await accounts.findSignedIn(c.req.header("cookie"));
  if (!user || user.role === "visitor") return undefined;
  const path = pagePath(new URL(c.req.url).pathname);
  const id = path !== undefined && isStorableText(path) ? await findIdAtPath(db, path) : undefined;
  if (id === undefined) return undefined;
  c.header("cache-control", "private, no-store");
  return c.redirect(previewAddress(id), 303);
}

const MISSING =
  "There is no such document. It may have been deleted for good; the lists show what there is.";
