import type { MiddlewareHandler } from "hono";
import { SiteError } from "../SiteError.ts";
import type { AdminEnv } from "./AdminOptions.ts";

/** Lets owners through. @throws SiteError 403 for editors */
export const ownerOnly: MiddlewareHandler<AdminEnv> = async (c, next) => {
  if (c.get("user").role !== "owner") {
    throw new SiteError(403, OWNERS, { code: "owner", headers: { connection: "close" } });
  }
  await next();
};

const OWNERS =
  "Only an owner of this site may do this, so nothing was done. Ask one, or have them make you an owner.";
