import pino from "pino";
import type { PageSource } from "../../content/PageSource.ts";
import type { ShownDocument } from "../../content/ShownDocument.ts";
import type { ShownProduct } from "../../content/ShownProduct.ts";
import { siteSettings } from "../../content/siteSettings.ts";
import { listApproved } from "../../store/comments.ts";
import type { Database } from "../../store/Store.ts";
import { documents } from "../../store/schema.ts";
import { readConfig } from "../config.ts";
import type { SiteOptions } from "../createListener.ts";
import type { MediaStorage } from "../media/MediaStorage.ts";
import { createPageCache } from "../pageCache.ts";
import { type RunningSite, startSite } from "../startSite.ts";
import { storeSource } from "../storeSource.ts";
import { visitorServices } from "../visitorServices.ts";
import { emptyDocument, emptySource } from "./emptySource.ts";
import { noAssets } from "./noAssets.ts";
import { noLibrary } from "./noLibrary.ts";
import { noMedia } from "./noMedia.ts";
import { noStorage } from "./noStorage.ts";

/** A secret for tests. */
export const SECRET = "s".repeat(43);

export type VisitorSite = RunningSite & {
  /** All that was logged. */
  readonly lines: readonly string[];
  /** Posts a form as a browser does that is on the site. Redirects are not followed. */
  readonly post: (
    path: string,
    fields: Readonly<Record<string, string>> | string | URLSearchParams,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
};

/** Parts of a site that a test brings with it. */
export type ReplacedParts = Partial<
  Pick<SiteOptions, "media" | "library" | "beforeTaking" | "source" | "cache" | "catchUp">
> & { readonly formFiles?: MediaStorage };

/** A site with two posts, a closed one, a page with a form and a product, on a store. */
export async function startVisitorSite(
  db: Database,
  env: Readonly<Record<string, string>> = {},
  {
    media = noMedia,
    library = noLibrary,
    beforeTaking = [],
    source,
    cache = createPageCache(),
    catchUp = async () => {},
    formFiles = noStorage,
  }: ReplacedParts = {},
): Promise<VisitorSite> {
  const config = readConfig({ PORT: "0", TRUST_PROXY: "loopback", ...env }, "/");
  const lines: string[] = [];
  const site = await startSite({
    config,
    secret: SECRET,
    source: source ?? (await sourceOf(db)),
    assets: { ...noAssets, admin: { modules: ["/admin-assets/main.js"], styles: [], preview: [] } },
    files: new Map(),
    cache,
    log: pino({ level: "info" }, { write: (line: string) => lines.push(line) }),
    db,
    visitors: visitorServices({
      db,
      secret: SECRET,
      origin: config.origin,
      formFiles,
      recentMs: 0,
    }),
    media,
    library,
    beforeTaking,
    catchUp,
    isReady: async () => true,
  });
  const here = { origin: site.address, "sec-fetch-site": "same-origin", accept: "text/html" };
  return {
    ...site,
    lines,
    get: (path, headers = {}) =>
      fetch(site.address + path, { redirect: "manual", headers: { ...here, ...headers } }),
    post(path, fields, headers = {}) {
      const body = typeof fields === "string" ? fields : new URLSearchParams(fields).toString();
      const type = { "content-type": "application/x-www-form-urlencoded" };
      const all = { ...here, ...type, ...headers };
      return fetch(site.address + path, { method: "POST", redirect: "manual", headers: all, body });
    },
  };
}

/** As a browser that sends the cookies of an answer back. */
export function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

const shown: ShownDocument = {
  ...emptyDocument,
  id: "00000000-0000-4000-8000-000000000001",
  kind: "post",
  path: "/post",
  title: "A <post>",
  publishedAt: new Date(0),
  takesComments: true,
};

const POSTS: readonly ShownDocument[] = [
  shown,
  { ...shown, id: "00000000-0000-4000-8000-000000000002", path: "/café/日本" },
  { ...shown, id: "00000000-0000-4000-8000-000000000003", path: "/closed", takesComments: false },
];

/** A page with two copies of the form "write". */
const FORM_PAGE: ShownDocument = {
  ...emptyDocument,
  id: "00000000-0000-4000-8000-000000000005",
  path: "/write",
  title: "Write",
  body: {
    version: 1,
    blocks: ["one", "two"].map((id) => {
      return { id, type: "contact-form", fields: { form: "write", productField: "your-print" } };
    }),
  },
};

const DOCUMENTS: readonly ShownDocument[] = [
  ...POSTS,
  FORM_PAGE,
  { ...FORM_PAGE, path: "/contact" },
];

const PRODUCT: ShownProduct = {
  ...shown,
  id: "00000000-0000-4000-8000-000000000004",
  kind: "product",
  path: "/product/print",
  gallery: [],
  options: [],
  details: [],
  variants: [],
  priceFrom: null,
  priceTo: null,
  regularPrice: null,
  ratingSum: 0,
  ratingCount: 0,
  reviews: [],
  related: [],
  outside: null,
  isGroup: false,
  members: [],
};

/** Documents that never change, with the comments and the contact forms of the store. */
async function sourceOf(db: Database): Promise<PageSource> {
  await db.insert(documents).values(
    [...POSTS, PRODUCT].map(({ id, path, title, publishedAt, body }) => {
      return { id, path, title, publishedAt, body, kind: "post", status: "published" } as const;
    }),
  );
  return {
    ...emptySource,
    readSite: async () => ({ ...siteSettings.fallback, title: "Test site" }),
    async findDocument({ paths }) {
      const found = [...DOCUMENTS, PRODUCT].find((one) => paths.some((path) => path === one.path));
      return found && { ...found, translations: [], above: [], hasComments: false };
    },
    findProduct: async (path) => (path === PRODUCT.path ? PRODUCT : undefined),
    findProductChoices: async (path) => (path === PRODUCT.path ? PRODUCT : undefined),
    findContactForm: async (question) => storeSource(db).findContactForm(question),
    listComments: (documentId) => listApproved(db, documentId),
  };
}
