import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";

/** A page, or what answers each request; HTML unless that says otherwise. */
export type Elsewhere = string | RequestListener;

/**
 * Serves pages of another system, on an origin that is not our site's, for as long as a test file runs.
 * @returns its address, which ends with "/"; known once the tests begin
 */
export function serveElsewhere(answer: Elsewhere): () => string {
  let server: Server;
  let address = "";
  beforeAll(async () => {
    server = createServer((request, response) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      if (typeof answer === "string") response.end(answer);
      else answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    server.close();
  });
  return () => address;
}
