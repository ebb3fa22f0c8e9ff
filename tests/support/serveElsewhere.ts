import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { createRequire } from "node:module";
import { afterAll, beforeAll } from "vitest";
import { type LocalServer, listenLocally } from "./listenLocally.ts";

/** A page, or what answers each request: with other headers, late or not at all, as a test needs it. */
export type Elsewhere = string | RequestListener;

/**
 * Serves pages of another system, on an origin that is not our site's, for as long as a test file runs.
 * What it answers is HTML unless `answer` says otherwise; besides, it has an icon and `/jquery.js`.
 * @returns its address, which ends with "/"; known once the tests begin
 */
export function serveElsewhere(answer: Elsewhere): () => string {
  let server: LocalServer;
  beforeAll(async () => {
    server = await listenLocally((request, response) => {
      if (request.url === "/favicon.ico") response.writeHead(204).end();
      else if (request.url === "/jquery.js") {
        response.writeHead(200, { "content-type": "text/javascript" }).end(readJquery());
      } else {
        response.setHeader("content-type", "text/html; charset=utf-8");
        if (typeof answer === "string") response.end(answer);
        else answer(request, response);
      }
    });
  });
  afterAll(async () => {
    await server.close();
  });
  return () => `${server.origin}/`;
}

function readJquery(): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve("jquery/dist/jquery.min.js"));
}
