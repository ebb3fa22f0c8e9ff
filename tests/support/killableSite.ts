import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LaunchedSite, launchSite } from "../../scripts/launchSite.js";
import { signInAs } from "../../scripts/signInAs.js";
import { freePort } from "./pair/launchNginx.ts";

export type KillableSite = {
  /** The same after every start. */
  readonly address: string;
  readonly dataDir: string;
  /** The headers of a request that a page of an owner makes. */
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the server by kill -9; resolves once it is gone. */
  readonly kill: () => Promise<void>;
  /** Starts it again at its address; after that the site is there. */
  readonly start: () => Promise<void>;
  /** Stops the server and removes all that it kept. */
  readonly remove: () => Promise<void>;
};

/** A site with an owner that can be killed and comes back at the same address, with all that it kept. */
export async function killableSite(
  env: Readonly<Record<string, string>> = {},
): Promise<KillableSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "vitrine-killable-"));
  const settings = { ...env, PORT: String(await freePort()) };
  const launch = () => launchSite({ dataDir, env: settings });
  let site: LaunchedSite = await launch();
  const headers = await signInAs({ address: site.address, dataDir, env }, "owner");
  return {
    address: site.address,
    dataDir,
    headers: { ...headers, "content-type": "application/json" },
    async kill() {
      const ended = new Promise((done) => site.process.once("exit", done));
      site.process.kill("SIGKILL");
      await ended;
    },
    async start() {
      site = await launch();
    },
    async remove() {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
