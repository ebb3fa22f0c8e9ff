import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono } from "hono";
import { VISITOR_PATH, type Visitor } from "vitrine/runtime";
import type { ClientAddress } from "../clientAddress.ts";
import { makeNonce } from "../nonce.ts";
import { refuseWriting } from "../refuseWriting.ts";

export type VisitorOptions = { readonly secret: string; readonly clientAddress: ClientAddress };

/** What differs from visitor to visitor, asked for by a page on first need and never cached. */
export function visitorRoutes({ secret, clientAddress }: VisitorOptions): Hono {
  return new Hono().all(VISITOR_PATH, refuseWriting).get(VISITOR_PATH, (c) => {
    const socket = getConnInfo(c).remote.address;
    const visitor: Visitor = {
      nonce: makeNonce({ secret, session: "" }),
      ip: clientAddress(socket, c.req.header("x-forwarded-for")),
      current_user: {},
      cart_count: 0,
    };
    return c.json(visitor, 200, { "cache-control": "private, no-store" });
  });
}
