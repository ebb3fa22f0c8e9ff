import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { ClientAddress } from "./clientAddress.ts";

/** The address of whoever sent this request. */
export function visitorAddress(c: Context, clientAddress: ClientAddress): string {
  return clientAddress(getConnInfo(c).remote.address, c.req.header("x-forwarded-for"));
}
