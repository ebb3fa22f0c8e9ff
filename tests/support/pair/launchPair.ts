import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LaunchedSite, launchSite } from "../../../scripts/launchSite.js";
import {
  findPostgres,
  startPostgres,
  type TestServer,
} from "../../../site/store/testing/startPostgres.ts";
import { type Certificate, freePort, launchNginx } from "./launchNginx.ts";

export type Pair = {
  /** Where nginx answers, in turn by the one and the other. */
  readonly address: string;
  /** Where nginx leads to TLS. */
  readonly plain: string;
  readonly servers: readonly [LaunchedSite, LaunchedSite];
  /** Has one that ended followed by another, at the same address. */
  readonly replace: (place: 0 | 1, server: LaunchedSite) => void;
  readonly postgres: TestServer;
  /** The settings that both servers have. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
};

export type PairOptions = {
  /** Of both servers, beside what makes them a pair. */
  readonly settings?: Readonly<Record<string, string>>;
  /** What nginx shows who comes by TLS. Default none comes so. */
  readonly tls?: Certificate;
};

/**
 * Two servers, each with a data folder of its own, on one empty PostgreSQL database and behind nginx.
 * They start at the same time: who makes the tables and the first content is theirs to sort out.
 */
export async function launchPair({ settings, tls }: PairOptions = {}): Promise<Pair> {
  const programs = findPostgres();
  if (!programs) throw new Error("PostgreSQL is not installed: apt-get install postgresql");
  const postgres = await startPostgres(programs);
  const mediaDir = mkdtempSync(join(tmpdir(), "vitrine-pair-"));
  const shared = { DATABASE_URL: postgres.url, MEDIA_DIR: mediaDir, TRUST_PROXY: "loopback" };
  const env = { ...shared, ...settings };
  // Chosen here: with ORIGIN, a server names its public address only.
  const ports = [await freePort(), await freePort()] as const;
  const launch = (port: number) => launchSite({ env: { ...env, PORT: String(port) } });
  const servers: [LaunchedSite, LaunchedSite] = await Promise.all([
    launch(ports[0]),
    launch(ports[1]),
  ]);
  const nginx = await launchNginx(
    ports.map((port) => `http://127.0.0.1:${port}`),
    tls,
  );
  return {
    address: nginx.address,
    plain: nginx.plain,
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
