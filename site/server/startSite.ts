import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import type { Assets } from "./assets.ts";
import { clientAddress } from "./clientAddress.ts";
import { closeGracefully } from "./closeGracefully.ts";
import type { Config } from "./config.ts";
import { createApp } from "./createApp.ts";
import { createFrontDoor } from "./createFrontDoor.ts";
import { listenHttp } from "./listenHttp.ts";
import { ourHosts } from "./ourHosts.ts";
import type { PageSource } from "./PageSource.ts";
import type { PageCache } from "./pageCache.ts";
import { loadWidgets } from "./render/Island.tsx";
import { everyAnswerHeaders, pageHeaders } from "./securityHeaders.ts";
import type { StaticFile } from "./staticFiles.ts";

export type SiteOptions = {
  readonly config: Config;
  readonly secret: string;
  readonly source: PageSource;
  readonly assets: Assets;
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly cache: PageCache;
  readonly log: Logger;
  /** Whether what the site stands on works; asked by /readyz. */
  readonly isStoreReady: () => Promise<boolean>;
};

export type RunningSite = {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** Finishes requests in flight, then resolves. */
  readonly close: () => Promise<void>;
};

/** Puts the site on the network: front door, application, health. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { config, cache, log } = options;
  await loadWidgets();
  let stopping = false;
  const headers = everyAnswerHeaders(config.origin?.startsWith("https:") ?? false);
  // Shared caches may keep a page, and must ask whether it still holds: a 304 costs little.
  const ofPages = {
    ...headers,
    ...pageHeaders(),
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "accept-encoding",
  };
  const app = createApp({
    ...options,
    origin: config.origin,
    clientAddress: clientAddress(config.trustProxy),
    isReady: async () => !stopping && (await options.isStoreReady()),
    headers,
    pageHeaders: ofPages,
  });
  const listener = createFrontDoor({
    cache,
    log,
    pageHeaders: ofPages,
    isOurHost: ourHosts(config.origin),
    app: getRequestListener(app.fetch),
  });
  const server = await listenHttp({ host: config.host, port: config.port, listener, log });
  return {
    address: addressOf(server, config),
    close() {
      stopping = true;
      return closeGracefully(server);
    },
  };
}

function addressOf(server: Server, { host, origin }: Config): string {
  if (origin !== undefined) return origin;
  const { port } = server.address() as AddressInfo;
  const name = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host) ? "localhost" : host;
  return `http://${name}:${port}`;
}
