import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export type LocalServer = {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  close(): Promise<void>;
};

/** A server on a free port of its own, and so an origin of its own. */
export async function listenLocally(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}
