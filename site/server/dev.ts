import { mkdir } from "node:fs/promises";
import type { RequestListener } from "node:http";
import type { Store } from "../store/openStore.ts";
import { STYLE_NAMES } from "../styles/styleNames.ts";
import type { Assets } from "./assets.ts";
import { type Config, readConfig } from "./config.ts";
import { openFormFiles } from "./contact-forms/files/openFormFiles.ts";
import { createListener } from "./createListener.ts";
import { createLog } from "./createLog.ts";
import { openMedia } from "./media/openMedia.ts";
import { openConfiguredStore } from "./openConfiguredStore.ts";
import { openSecret } from "./openSecret.ts";
import { createPageCache } from "./pageCache.ts";
import { seedOnce } from "./seedOnce.ts";
import { setUpNotice } from "./setUpNotice.ts";
import { storeSource } from "./storeSource.ts";
import { visitorServices } from "./visitorServices.ts";

/** The store outlives the modules around it, which are loaded anew with every change. */
const STORE = Symbol.for("vitrine.dev.store");

/** The sources themselves; the dev server turns each into what a browser reads. */
const assets: Assets = {
  styles: new Map(STYLE_NAMES.map((name) => [name, { href: `/site/styles/${name}.css` }])),
  modules: ["/@vitrine/refresh.js", "/@vite/client", "/site/client/main.ts"],
  modulesOf: () => [],
  admin: {
    modules: ["/@vitrine/refresh.js", "/@vite/client", "/site/admin/main.tsx"],
    // The modules bring their styles themselves.
    styles: [],
    preview: ["/@vitrine/refresh.js", "/@vite/client", "/site/preview/main.ts"],
  },
};

/** Refreshing writes script and styles into the page, which the visitors' policy forbids. */
const POLICY = { "content-security-policy": "frame-ancestors 'self'", "cache-control": "no-store" };

/** The site from its sources, for the dev server: nothing is cached. */
export async function createDevListener(root: string): Promise<RequestListener> {
  const config = readConfig(process.env, root);
  const store = await openDevStore(config, root);
  const secret = await openSecret(store, config);
  const { log } = createLog("warn");
  return createListener({
    config,
    secret,
    source: storeSource(store.db),
    assets,
    files: new Map(),
    cache: createPageCache(0),
    log,
    ...openMedia({ root, mediaDir: config.mediaDir, db: store.db, log }),
    db: store.db,
    visitors: visitorServices({
      ...{ db: store.db, secret, origin: config.origin },
      formFiles: openFormFiles(config.mediaDir),
    }),
    // What was read is kept for one request only.
    catchUp: async () => {},
    isReady: async () => true,
    pageHeaders: POLICY,
  });
}

/** What is told to whoever starts the dev server, at an address of it. */
export async function devNotice(root: string, address: string): Promise<string> {
  const { db } = await openDevStore(readConfig(process.env, root), root);
  return setUpNotice(db, address);
}

async function openDevStore(config: Config, root: string): Promise<Store> {
  await mkdir(config.dataDir, { recursive: true });
  return openOnce(() => openConfiguredStore(config, root));
}

async function openOnce(open: () => Promise<Store>): Promise<Store> {
  const world = globalThis as { [STORE]?: Promise<Store> };
  world[STORE] ??= open().then(async (store) => {
    await seedOnce(store.db);
    return store;
  });
  return world[STORE];
}
