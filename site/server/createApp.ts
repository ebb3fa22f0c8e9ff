import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import type { PageSource } from "../content/PageSource.ts";
import type { Database } from "../store/Store.ts";
import { adminPages } from "./admin/adminPages.tsx";
import { adminRoutes } from "./admin/adminRoutes.ts";
import type { Hosting } from "./admin/Hosting.ts";
import { apiRoutes } from "./api/apiRoutes.ts";
import type { Assets } from "./assets.ts";
import type { ClientAddress } from "./clientAddress.ts";
import type { BeforeTaking } from "./contact-forms/BeforeTaking.ts";
import { handleError } from "./handleError.tsx";
import type { MailSource } from "./mail/createMailSource.ts";
import type { Media } from "./media/createMedia.ts";
import type { MediaLibrary } from "./media/createMediaLibrary.ts";
import { isMultipart } from "./multipart/readMultipart.ts";
import type { PageCache } from "./pageCache.ts";
import { personalPages } from "./personalPages.tsx";
import { previewPages } from "./preview/previewPages.ts";
import { accountRoutes } from "./routes/accounts.tsx";
import { ajaxRoutes } from "./routes/ajax.ts";
import { commentRoutes } from "./routes/comments.tsx";
import { contactFormRoutes } from "./routes/contactForms.ts";
import { embedRoutes } from "./routes/embeds.ts";
import { feedRoutes } from "./routes/feeds.ts";
import { fileRoutes } from "./routes/files.ts";
import { healthRoutes } from "./routes/health.ts";
import { mediaRoutes } from "./routes/media.ts";
import { mediaApiRoutes } from "./routes/mediaApi.ts";
import { pageRoutes } from "./routes/pages.tsx";
import { setUpRoutes } from "./routes/setUp.tsx";
import { speculationRoutes } from "./routes/speculationRules.ts";
import { suggestionRoutes } from "./routes/suggestions.ts";
import { visitorRoutes } from "./routes/visitor.ts";
import { SiteError } from "./SiteError.ts";
import type { StaticFile } from "./staticFiles.ts";
import type { VisitorServices } from "./visitorServices.ts";

/** How much a request may send where its route says nothing else, in bytes. */
export const BODY_LIMIT = 1024 * 1024;

export type AppOptions = {
  readonly source: PageSource;
  readonly assets: Assets;
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly cache: PageCache;
  readonly log: Logger;
  readonly origin: string | undefined;
  readonly secret: string;
  readonly clientAddress: ClientAddress;
  readonly db: Database;
  readonly visitors: VisitorServices;
  readonly beforeTaking: readonly BeforeTaking[];
  readonly media: Media;
  readonly library: MediaLibrary;
  /** Resolves once what this server keeps of the content is as it is stored now. */
  readonly catchUp: () => Promise<void>;
  readonly isReady: () => Promise<boolean>;
  readonly hosting: Hosting;
  readonly mail: MailSource;
  /** Where mails to those who run the site go; undefined while nobody said. */
  readonly readAdminEmail: () => Promise<string | undefined>;
  /** Headers of every page. */
  readonly pageHeaders: Readonly<Record<string, string>>;
};

/** The application behind the front door: one file of routes a group, one handler of errors. */
export function createApp(options: AppOptions): Hono<{ Bindings: HttpBindings }> {
  const { source, assets, log, pageHeaders } = options;
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.onError(handleError({ source, assets, log, headers: pageHeaders }));
  // Before the limit of bodies: these have their own.
  app.route("/", mediaApiRoutes({ ...options, ...options.visitors }));
  app.route("/", adminRoutes({ ...options, ...options.visitors }));
  app.route("/", contactFormRoutes({ ...options, ...options.visitors }));
  const limit = bodyLimit({ maxSize: BODY_LIMIT });
  // Only forms on pages take multipart/form-data from here on, and they have a limit of their own.
  app.use((c, next) => (isMultipart(c.req.header("content-type")) ? next() : limit(c, next)));
  app.route("/", healthRoutes(options.isReady));
  const pages = personalPages({ source, assets, headers: pageHeaders });
  const personal = { ...options, ...options.visitors, pages };
  app.route("/", adminPages({ ...options, ...options.visitors, headers: pageHeaders }));
  app.route("/", visitorRoutes(personal));
  app.route("/", commentRoutes(personal));
  app.route("/", accountRoutes(personal));
  app.route("/", setUpRoutes(personal));
  app.route("/", ajaxRoutes({ ...options, ...options.visitors }));
  app.route("/", feedRoutes(options));
  app.route("/", suggestionRoutes(options));
  app.route("/", apiRoutes(options));
  app.route("/", mediaRoutes(options));
  app.route("/", embedRoutes());
  app.route("/", speculationRoutes());
  app.all("/api/*", () => {
    throw new SiteError(404, "There is nothing at this address of the API.");
  });
  app.route("/", fileRoutes(options.files));
  app.route("/", previewPages({ ...options, ...options.visitors, headers: pageHeaders }));
  app.route("/", pageRoutes({ ...options, ...options.visitors, headers: pageHeaders }));
  return app;
}
