import type { Server } from "node:http";

/**
 * How long requests in flight may take to finish once the server is asked to stop, in milliseconds:
 * well under the ten seconds after which containers are killed, since the store must close too.
 */
export const CLOSE_TIMEOUT = 5_000;

/**
 * Takes no new connection, lets requests in flight finish, then cuts what is left.
 * @returns once every connection is closed
 */
export function closeGracefully(server: Server, timeout: number = CLOSE_TIMEOUT): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), timeout);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    // Idle connections that browsers keep open would hold the server for a minute.
    server.closeIdleConnections();
  });
}
