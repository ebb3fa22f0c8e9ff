import { Hono } from "hono";
import { VISITOR_PATH, type Visitor } from "vitrine/runtime";
import type { Accounts } from "../accounts/createAccounts.ts";
import type { ClientAddress } from "../clientAddress.ts";
import { makeNonce } from "../nonce.ts";
import { refuseWriting } from "../refuseWriting.ts";
import { visitorAddress } from "../visitorAddress.ts";

export type VisitorOptions = {
  readonly secret: string;
  readonly clientAddress: ClientAddress;
  readonly accounts: Pick<Accounts, "findSignedIn">;
};

/** What differs from visitor to visitor, asked for by a page on first need and never cached. */
export function visitorRoutes({ secret, clientAddress, accounts }: VisitorOptions): Hono {
  return new Hono().all(VISITOR_PATH, refuseWriting).get(VISITOR_PATH, async (c) => {
    const user = await accounts.findSignedIn(c.req.header("cookie"));
    const visitor: Visitor = {
      nonce: makeNonce({ secret, session: user?.sessionId ?? "" }),
      ip: visitorAddress(c, clientAddress),
      current_user: user ? { display_name: user.name, user_email: user.email } : {},
      cart_count: 0,
    };
    return c.json(visitor, 200, { "cache-control": "private, no-store" });
  });
}
