import { type Context, Hono } from "hono";
import {
  invitation,
  type PasswordLink,
  PEOPLE_API,
  type PersonRow,
  peopleQuery,
  roleChange,
} from "../../content/admin/peopleWire.ts";
import { makeLink, type NewLink } from "../../store/accountLinks.ts";
import { audit } from "../../store/auditLog.ts";
import {
  addPerson,
  changeRole,
  listPeople,
  type Person,
  readPerson,
  removePerson,
  signPersonOut,
} from "../../store/people.ts";
import type { Database } from "../../store/Store.ts";
import { enqueueMail } from "../mail/enqueueMail.ts";
import { readEmail } from "../readEmail.ts";
import { linkOf } from "../routes/setUp.tsx";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { asActor } from "./asActor.ts";
import { ID_PATTERN } from "./idPattern.ts";
import { ownerOnly } from "./ownerOnly.ts";
import { pageOf } from "./pageOf.ts";
import { passwordMail } from "./passwordMail.ts";
import { invalid, readBody } from "./readBody.ts";
import { readListQuery } from "./readListQuery.ts";
import { readName } from "./readName.ts";

const ONE = `${PEOPLE_API}/:id{${ID_PATTERN}}` as const;

/** All accounts, and who may do what. For owners. */
export function peopleRoutes(options: AdminOptions): Hono<AdminEnv> {
  const { db } = options;
  return new Hono<AdminEnv>()
    .use(PEOPLE_API, ownerOnly)
    .use(`${PEOPLE_API}/*`, ownerOnly)
    .get(PEOPLE_API, async (c) => {
      const { items, ...page } = await listPeople(db, readListQuery(c, peopleQuery));
      return c.json({ items: items.map(toRow), ...pageOf(page) });
    })
    .post(PEOPLE_API, (c) => invite(c, options))
    .get(ONE, async (c) => c.json(toRow(await readPerson(db, c.req.param("id")))))
    .patch(ONE, async (c) => {
      const id = c.req.param("id");
      const { role } = await readBody(c, roleChange);
      await changeRole(db, { by: asActor(c.get("user")), id, role });
      return c.json(toRow(await readPerson(db, id)));
    })
    .delete(ONE, async (c) => {
      await removePerson(db, { by: asActor(c.get("user")), id: c.req.param("id") });
      return c.body(null, 204);
    })
    .post(`${ONE}/link`, (c) => renewLink(c, c.req.param("id"), options))
    .delete(`${ONE}/sessions`, async (c) => {
      const ended = await signPersonOut(db, { by: asActor(c.get("user")), id: c.req.param("id") });
      return c.json({ ended });
    });
}

async function invite(c: Context<AdminEnv>, options: AdminOptions): Promise<Response> {
  const { name: sent, email: written, role } = await readBody(c, invitation);
  const name = readName(sent);
  const { email, problem } = readEmail(written);
  if (problem || !(await options.accounts.takesAddress(email))) {
    throw invalid([{ path: ["email"], message: WRONG_EMAIL }]);
  }
  const answer = await options.db.transaction(async (tx) => {
    const by = asActor(c.get("user"));
    const id = await addPerson(tx, { by, name, email, role });
    return giveLink(c, { tx, id }, options);
  });
  return c.json(answer, 201);
}

async function renewLink(
  c: Context<AdminEnv>,
  id: string,
  options: AdminOptions,
): Promise<Response> {
  const answer = await options.db.transaction(async (tx) => {
    const { name } = await readPerson(tx, id);
    const subject = { kind: "person", id, name };
    await audit(tx, { by: asActor(c.get("user")), action: "person.make-link", subject });
    return giveLink(c, { tx, id }, options);
  });
  return c.json(answer, 201);
}

type Given = { readonly tx: Database; readonly id: string };

async function giveLink(
  c: Context,
  { tx, id }: Given,
  { source, mail, origin }: AdminOptions,
): Promise<PasswordLink> {
  const made: NewLink = await makeLink(tx, { userId: id });
  const person = await readPerson(tx, id);
  const link = linkOf(origin ?? new URL(c.req.url).origin, made.token);
  const endsAt = made.expiresAt;
  const isMailed = (await mail.read(tx)) !== undefined;
  if (isMailed) {
    const site = await source.readSite();
    await enqueueMail(tx, passwordMail({ person, link, endsAt, site }));
  }
  return { person: toRow(person), link, ends_at: endsAt.toISOString(), is_mailed: isMailed };
}

function toRow(person: Person): PersonRow {
  const { id, name, email, role, createdAt, hasPassword, linkEndsAt, lastSeenAt } = person;
  return {
    id,
    name,
    email,
    role,
    created_at: createdAt.toISOString(),
    has_password: hasPassword,
    link_ends_at: linkEndsAt?.toISOString() ?? null,
    last_seen_at: lastSeenAt?.toISOString() ?? null,
  };
}

const WRONG_EMAIL =
  "Nobody can sign in with this address. Write one like name@example.com, in Latin letters.";
