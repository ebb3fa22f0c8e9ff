import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { closeGracefully } from "./closeGracefully.ts";
import type { Config } from "./config.ts";
import { createListener, type SiteOptions } from "./createListener.ts";
import { listenHttp } from "./listenHttp.ts";

export type RunningSite = {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** Finishes requests in flight, then resolves. */
  readonly close: () => Promise<void>;
};

/** Puts the site on the network. While it closes it is not ready, and still answers. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { config, log } = options;
  let stopping = false;
  const isReady = async (): Promise<boolean> => !stopping && (await options.isReady());
  const listener = await createListener({ ...options, isReady });
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
