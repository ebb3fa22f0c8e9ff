import type { Context, Next } from "hono";
import { SiteError } from "./SiteError.ts";

/** Lets POST through to an address that only takes forms. */
export async function refuseReading(c: Context, next: Next): Promise<void> {
  if (c.req.method !== "POST") {
    throw new SiteError(405, "This address only takes forms. Open the page that the form is on.", {
      headers: { allow: "POST" },
    });
  }
  await next();
}
