import type { Context, Next } from "hono";
import { SiteError } from "./SiteError.ts";

/** Lets GET and HEAD through to an address that can only be read. */
export async function refuseWriting(c: Context, next: Next): Promise<void> {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") {
    throw new SiteError(405, "This address can only be read.", { headers: { allow: "GET, HEAD" } });
  }
  await next();
}
