import { type Context, Hono } from "hono";
import { acceptedEncoding } from "../acceptedEncoding.ts";
import { isFresh } from "../isFresh.ts";
import type { StaticFile } from "../staticFiles.ts";

/** Serves the files of the build; asks the next route for any other address. */
export function fileRoutes(files: ReadonlyMap<string, StaticFile>): Hono {
  return new Hono().get("*", async (c, next) => {
    const file = files.get(c.req.path);
    if (!file) return next();
    return answer(c, file);
  });
}

function answer(c: Context, file: StaticFile): Response {
  const headers = new Headers({
    "content-type": file.type,
    "cache-control": file.immutable ? "public, max-age=31536000, immutable" : "public, max-age=300",
    etag: file.etag,
    vary: "accept-encoding",
    // Pages of other origins include vitrine.js and what it loads; nothing here is private.
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  });
  if (isFresh(c.req.header("if-none-match"), file.etag))
    return new Response(null, { status: 304, headers });
  const wanted = acceptedEncoding(c.req.header("accept-encoding"));
  const body = file.bodies[wanted] ?? file.bodies.identity;
  if (body !== file.bodies.identity) headers.set("content-encoding", wanted);
  return new Response(body, { headers });
}
