import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import pino from "pino";
import { type MediaSetting, mediaSetting } from "../../../content/mediaSettings.ts";
import { mediaRoutes } from "../../routes/media.ts";
import { SiteError } from "../../SiteError.ts";
import { noLibrary } from "../../testing/noLibrary.ts";
import { createMedia, type MediaOptions } from "../createMedia.ts";
import { diskStorage } from "../diskStorage.ts";
import { findImageWorker } from "../findImageWorker.ts";
import { folderStore } from "../folderStore.ts";

export type ServedMedia = {
  readonly folder: string;
  readonly port: number;
  readonly get: (path: string, init?: RequestInit) => Promise<Response>;
  /** What was logged, oldest first. */
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  /** How many pictures were made. */
  readonly made: () => number;
  readonly close: () => Promise<void>;
};

export type ServeMediaOptions = {
  readonly worker?: URL;
  readonly process?: Partial<MediaOptions["process"]>;
  readonly queue?: Partial<MediaOptions["queue"]>;
  readonly cacheBytes?: number;
  readonly deathRefusalMs?: number;
  /** What the owner set; may be changed meanwhile. Default nothing. */
  readonly settings?: Partial<MediaSetting>;
  /** With `demo` and `uploads` in it, and `cache`. Default a new one, which goes at the end. */
  readonly folder?: string;
};

/** A folder for pictures of a test. */
export function newMediaFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-media-"));
  for (const name of ["demo", "uploads"]) mkdirSync(join(folder, name));
  return folder;
}

/** Serves the pictures of a folder on a port of its own. */
export async function serveMedia(options: ServeMediaOptions = {}): Promise<ServedMedia> {
  const folder = options.folder ?? newMediaFolder();
  const lines: Record<string, unknown>[] = [];
  const media = createMedia({
    stores: {
      demo: folderStore(join(folder, "demo"), { isImmutable: false, showsMasters: true }),
      uploads: diskStorage(join(folder, "uploads")),
    },
    cacheFolder: join(folder, "cache"),
    cacheBytes: options.cacheBytes ?? 100_000_000,
    deathRefusalMs: options.deathRefusalMs ?? 60_000,
    process: {
      worker: options.worker ?? findImageWorker(),
      timeLimitMs: 20_000,
      idleMs: 10_000,
      ...options.process,
    },
    queue: { maxWaiting: 50, maxLater: 50, quietMs: 10, ...options.queue },
    settings: async () => ({ ...mediaSetting.fallback, ...options.settings }),
    log: pino({ level: "debug" }, { write: (line: string) => lines.push(JSON.parse(line)) }),
  });
  const app = new Hono()
    .route("/", mediaRoutes({ media, library: noLibrary }))
    .onError((error, c) => {
      if (!(error instanceof SiteError)) throw error;
      return c.text(error.message, error.status, { ...error.headers });
    });
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    folder,
    port,
    lines,
    get: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
    made: () => lines.filter(({ msg }) => msg === "picture made").length,
    async close() {
      media.stop();
      await new Promise((resolve) => server.close(resolve));
      if (!options.folder) rmSync(folder, { recursive: true });
    },
  };
}
