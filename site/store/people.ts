import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { dropLinks, PASSWORD_LINK } from "./accountLinks.ts";
import { type Actor, audit } from "./auditLog.ts";
import { ConflictError } from "./ConflictError.ts";
import { listPage, type PageQuestion, rangeOf } from "./listPage.ts";
import { hasOwner, hasPassword, ownersInTurn } from "./owners.ts";
import type { Database } from "./Store.ts";
import { saysSomewhere } from "./saysSomewhere.ts";
import { type Role, users } from "./schema.ts";
import { endSignIns } from "./signIns.ts";

/** Somebody with an account, as owners see them. */
export type Person = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly createdAt: Date;
  /** Whether they can sign in. */
  readonly hasPassword: boolean;
  /** Until when their link holds that sets a password; null without one. */
  readonly linkEndsAt: Date | null;
  /** Null where they are signed in nowhere. */
  readonly lastSeenAt: Date | null;
};

export type PeopleQuestion = PageQuestion & {
  /** In names and addresses. Default "". */
  readonly search?: string;
  /** Default all. */
  readonly role?: Role | undefined;
  readonly sort: PeopleSort;
};

const asDate = (time: string | Date): Date => new Date(time);

/** Written out: of a column's name among what is selected, the builder leaves out the table. */
const linkEndsAt = sql<Date | null>`(select max(expires_at) from verifications
  where identifier = ${PASSWORD_LINK} || users.id and expires_at > now())`.mapWith(asDate);

const lastSeenAt = sql<Date | null>`(select max(updated_at) from sign_ins
  where user_id = users.id and expires_at > now())`.mapWith(asDate);

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  createdAt: users.createdAt,
  hasPassword,
  linkEndsAt,
  lastSeenAt,
};

const ORDERS = {
  name: [asc(sql`lower(${users.name})`)],
  "-name": [desc(sql`lower(${users.name})`)],
  email: [asc(users.email)],
  "-email": [desc(users.email)],
  created: [asc(users.createdAt)],
  "-created": [desc(users.createdAt)],
  seen: [sql`${lastSeenAt} asc nulls first`],
  "-seen": [sql`${lastSeenAt} desc nulls last`],
} as const satisfies Readonly<Record<string, readonly SQL[]>>;
export type PeopleSort = keyof typeof ORDERS;

/** A page of all accounts. Two queries. */
export async function listPeople(
  db: Database,
  { search = "", role, sort, ...page }: PeopleQuestion,
) {
  const isAsked = and(
    role && eq(users.role, role),
    search ? saysSomewhere(search, [users.name, users.email]) : undefined,
  );
  const total = await db.$count(users, isAsked);
  const { limit, offset } = rangeOf(page);
  const items: readonly Person[] = await db
    .select(columns)
    .from(users)
    .where(isAsked)
    .orderBy(...ORDERS[sort], users.id)
    .limit(limit)
    .offset(offset);
  return listPage(items, total, page);
}

/** @throws {ConflictError} `missing-person` */
export async function readPerson(db: Database, id: string): Promise<Person> {
  const [found] = await db.select(columns).from(users).where(eq(users.id, id));
  if (!found) throw new ConflictError("missing-person");
  return found;
}

/** Who does something, and whose account it is done to. */
export type ToPerson = { readonly by: Actor; readonly id: string };

/**
 * Makes an account without a password, for somebody who was invited to work on the site.
 * @throws {ConflictError} `email-taken`
 */
export async function addPerson(
  tx: Database,
  { by, ...person }: Pick<Person, "name" | "email" | "role"> & { readonly by: Actor },
): Promise<string> {
  const [added] = await tx
    .insert(users)
    .values({ id: randomUUID(), ...person, email: person.email.toLowerCase() })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!added) throw new ConflictError("email-taken");
  const subject = { kind: "person", id: added.id, name: person.name };
  await audit(tx, { by, action: "person.invite", subject, details: { role: person.role } });
  return added.id;
}

/**
 * Says what an account may do, from its next request on.
 * @throws {ConflictError} `missing-person`, or `last-owner` where nobody else could say it then
 */
export async function changeRole(
  db: Database,
  { by, id, role }: ToPerson & { readonly role: Role },
): Promise<void> {
  await db.transaction(async (tx) => {
    await ownersInTurn(tx);
    const { name, role: before } = await readPerson(tx, id);
    if (before === role) return;
    await tx.update(users).set({ role }).where(eq(users.id, id));
    await keepOwner(tx);
    const subject = { kind: "person", id, name };
    await audit(tx, { by, action: "person.change-role", subject, details: { before, role } });
  });
}

/**
 * Removes an account. What it wrote and stored stays, without its name where that came from the account.
 * @throws {ConflictError} `missing-person`, `last-owner`
 */
export async function removePerson(db: Database, { by, id }: ToPerson): Promise<void> {
  await db.transaction(async (tx) => {
    await ownersInTurn(tx);
    const { name, role } = await readPerson(tx, id);
    await dropLinks(tx, { userId: id });
    await tx.delete(users).where(eq(users.id, id));
    await keepOwner(tx);
    const subject = { kind: "person", id, name };
    const self = by.id === id ? { ...by, id: null } : by;
    await audit(tx, { by: self, action: "person.remove", subject, details: { role } });
  });
}

/** Signs somebody out everywhere. @throws {ConflictError} `missing-person` @returns in how many browsers */
export async function signPersonOut(db: Database, { by, id }: ToPerson): Promise<number> {
  return db.transaction(async (tx) => {
    const { name } = await readPerson(tx, id);
    const count = await endSignIns(tx, { userId: id });
    const subject = { kind: "person", id, name };
    await audit(tx, { by, action: "person.sign-out", subject, details: { count } });
    return count;
  });
}

async function keepOwner(tx: Database): Promise<void> {
  if (!(await hasOwner(tx))) throw new ConflictError("last-owner");
}
