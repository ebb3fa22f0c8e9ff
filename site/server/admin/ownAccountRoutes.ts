import { type Context, Hono } from "hono";
import {
  ACCOUNT_API,
  accountChange,
  type OwnAccount,
  passwordChange,
  type Session,
} from "../../content/admin/accountWire.ts";
import { audit } from "../../store/auditLog.ts";
import { setPassword } from "../../store/passwords.ts";
import { endSignIns, listSignIns } from "../../store/signIns.ts";
import { changeAccount, readAccount } from "../../store/users.ts";
import { readUserAgent } from "../accounts/readUserAgent.ts";
import type { RateLimit } from "../rateLimit.ts";
import { SiteError } from "../SiteError.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { asActor } from "./asActor.ts";
import { ID_PATTERN } from "./idPattern.ts";
import { invalid, readBody } from "./readBody.ts";
import { readName } from "./readName.ts";
import { tooOften } from "./tooOften.ts";

/** How often somebody who is signed in may try their old password: whoever sits down at their desk does not know it. */
export const PASSWORD_LIMIT: RateLimit = { name: "passwords", count: 10, windowSeconds: 10 * 60 };

/** One's own account: what it says, its password, and where it is signed in. */
export function ownAccountRoutes(options: AdminOptions): Hono<AdminEnv> {
  const { db } = options;
  return new Hono<AdminEnv>()
    .get(ACCOUNT_API, async (c) => c.json(await describe(c, options)))
    .patch(ACCOUNT_API, async (c) => {
      const { name, language } = await readBody(c, accountChange);
      await changeAccount(db, c.get("user").userId, {
        ...(name !== undefined && { name: readName(name) }),
        ...(language !== undefined && { language }),
      });
      return c.json(await describe(c, options));
    })
    .post(`${ACCOUNT_API}/password`, (c) => changePassword(c, options))
    .get(`${ACCOUNT_API}/sessions`, async (c) => {
      const { userId, sessionId } = c.get("user");
      const items: Session[] = (await listSignIns(db, userId)).map(
        ({ id, createdAt, lastUsedAt, userAgent }) => ({
          id,
          began_at: createdAt.toISOString(),
          last_used_at: lastUsedAt.toISOString(),
          ...readUserAgent(userAgent ?? ""),
          is_current: id === sessionId,
        }),
      );
      return c.json({ items });
    })
    .delete(`${ACCOUNT_API}/sessions`, (c) =>
      endSessions(c, options, { except: c.get("user").sessionId }),
    )
    .delete(`${ACCOUNT_API}/sessions/:id{${ID_PATTERN}}`, (c) =>
      endSessions(c, options, { id: c.req.param("id") }),
    );
}

async function describe(c: Context<AdminEnv>, { db }: AdminOptions): Promise<OwnAccount> {
  const { userId, role } = c.get("user");
  const account = await readAccount(db, userId);
  // Removed since the door let the request in.
  if (!account) throw new SiteError(401, GONE, { code: "signed-out" });
  return { ...account, role: role === "owner" ? "owner" : "editor" };
}

async function changePassword(c: Context<AdminEnv>, options: AdminOptions): Promise<Response> {
  const { accounts, countAttempt, db } = options;
  const { userId, sessionId } = c.get("user");
  const sent = await readBody(c, passwordChange);
  const wait = await countAttempt(PASSWORD_LIMIT, userId);
  if (wait !== undefined) throw tooOften(wait, waitSentence);
  if (!(await accounts.isPasswordOf(userId, sent.old))) {
    throw invalid([{ path: ["old"], message: WRONG }]);
  }
  const hash = await accounts.hashPassword(sent.new);
  await db.transaction(async (tx) => {
    await setPassword(tx, { userId, hash, except: sessionId });
    const by = asActor(c.get("user"));
    await audit(tx, { by, action: "person.set-password", subject: { kind: "person", ...by } });
  });
  return c.body(null, 204);
}

async function endSessions(
  c: Context<AdminEnv>,
  { db }: AdminOptions,
  which: { readonly id: string } | { readonly except: string },
): Promise<Response> {
  const by = asActor(c.get("user"));
  const ended = await db.transaction(async (tx) => {
    const count = await endSignIns(tx, { userId: by.id, ...which });
    if (count > 0) {
      const subject = { kind: "person", ...by };
      await audit(tx, { by, action: "person.sign-out", subject, details: { count } });
    }
    return count;
  });
  return c.json({ ended });
}

const GONE = "This account is not there any more. Its owner can tell you why.";
const WRONG = "This is not the password that you have now.";

const waitSentence = (minutes: number): string =>
  `There were too many attempts, so nothing was changed. Wait ${minutes} minutes, then try again.`;
