import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import type { PageSource } from "../content/PageSource.ts";
import { beforeTaking } from "../hooks/beforeTaking.ts";
import { firstOwnersEmail } from "../store/owners.ts";
import type { Database } from "../store/Store.ts";
import type { Assets } from "./assets.ts";
import { clientAddress } from "./clientAddress.ts";
import type { Config } from "./config.ts";
import type { BeforeTaking } from "./contact-forms/BeforeTaking.ts";
import { createApp } from "./createApp.ts";
import { createFrontDoor } from "./createFrontDoor.ts";
import { createMailSource } from "./mail/createMailSource.ts";
import type { Media } from "./media/createMedia.ts";
import type { MediaLibrary } from "./media/createMediaLibrary.ts";
import { ourHosts } from "./ourHosts.ts";
import type { PageCache } from "./pageCache.ts";
import { readRecently } from "./readRecently.ts";
import { loadWidgets } from "./render/Island.tsx";
import { everyAnswerHeaders, pageHeaders } from "./securityHeaders.ts";
import type { StaticFile } from "./staticFiles.ts";
import type { VisitorServices } from "./visitorServices.ts";

export type SiteOptions = {
  readonly config: Config;
  readonly secret: string;
  readonly source: PageSource;
  readonly assets: Assets;
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly cache: PageCache;
  readonly log: Logger;
  /** For the owner's screens, which ask for what no page shows. */
  readonly db: Database;
  readonly visitors: VisitorServices;
  readonly media: Media;
  readonly library: MediaLibrary;
  /** Resolves once what this server keeps of the content is as it is stored now. */
  readonly catchUp: () => Promise<void>;
  /** Whether the site should be sent visitors; asked by /readyz. */
  readonly isReady: () => Promise<boolean>;
  /** Hooks of contact forms. Default those of site/hooks. */
  readonly beforeTaking?: readonly BeforeTaking[];
  /** Headers of pages in place of ours, as in dev, where tools write into the page. */
  readonly pageHeaders?: Readonly<Record<string, string>>;
};

/** Puts the site together: the front door, and the application behind it. */
export async function createListener(options: SiteOptions): Promise<RequestListener> {
  const { config, cache, log } = options;
  await loadWidgets();
  const headers = everyAnswerHeaders(config.origin?.startsWith("https:") ?? false);
  // Shared caches may keep a page, and must ask whether it still holds: a 304 costs little.
  const ofPages = {
    ...headers,
    ...pageHeaders(),
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "accept-encoding, cookie",
    ...options.pageHeaders,
  };
  const mail = createMailSource(config.mail, options.secret);
  const app = createApp({
    ...options,
    beforeTaking: options.beforeTaking ?? beforeTaking,
    origin: config.origin,
    hosting: { isEmbedded: config.databaseUrl === undefined },
    mail,
    // Known before there is a mail server: mails of that time wait for one, and must know whom they are for.
    readAdminEmail: readRecently(() => firstOwnersEmail(options.db)),
    clientAddress: clientAddress(config.trustProxy),
    pageHeaders: ofPages,
  });
  return createFrontDoor({
    cache,
    log,
    headers,
    pageHeaders: ofPages,
    isOurHost: ourHosts(config.origin),
    app: getRequestListener(app.fetch),
  });
}
