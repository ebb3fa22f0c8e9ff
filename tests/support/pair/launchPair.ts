import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LaunchedSite, launchSite } from "../../../scripts/launchSite.js";
import {
  findPostgres,
  startPostgres,
  type TestServer,
} from "../../../site/store/testing/startPostgres.ts";
import { launchNginx } from "./launchNginx.ts";

export type Pair = {
  /** Where nginx answers, in turn by the one and the other. */
  readonly address: string;
  readonly servers: readonly [LaunchedSite, LaunchedSite];
  /** Has one that ended followed by another, at the same address. */
  readonly replace: (place: 0 | 1, server: LaunchedSite) => void;
  readonly postgres: TestServer;
  /** The settings that both servers have. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
};

/**
 * Two servers, each with a data folder of its own, on one empty PostgreSQL database and behind nginx.
 * They start at the same time: who makes the tables and the first content is theirs to sort out.
 */
export async function launchPair(): Promise<Pair> {
  const programs = findPostgres();
  if (!programs) throw new Error("PostgreSQL is not installed: apt-get install postgresql");
  const postgres = await startPostgres(programs);
  const mediaDir = mkdtempSync(join(tmpdir(), "vitrine-pair-"));
  const env = { DATABASE_URL: postgres.url, MEDIA_DIR: mediaDir, TRUST_PROXY: "loopback" };
  const servers: [LaunchedSite, LaunchedSite] = await Promise.all([
    launchSite({ env }),
    launchSite({ env }),
  ]);
  const nginx = await launchNginx(servers.map(({ address }) => address));
  return {
    address: nginx.address,
    servers,
    postgres,
    env,
    replace(place, server) {
      servers[place] = server;
    },
    async stop() {
      await nginx.stop();
      const ended = servers.filter((server) => !isRunning(server));
      await Promise.all(servers.filter(isRunning).map((server) => server.stop()));
      await postgres.stop();
      rmSync(mediaDir, { recursive: true, force: true });
      for (const { output } of ended) throw new Error(`A server ended by itself:\n${output()}`);
    },
  };
}

function isRunning({ process }: LaunchedSite): boolean {
  return process.exitCode === null && process.signalCode === null;
}
