import { eq } from "drizzle-orm";
import { type Actor, audit } from "./auditLog.ts";
import { ownersInTurn } from "./owners.ts";
import type { Database } from "./Store.ts";
import { databaseNow, type Role, users } from "./schema.ts";
import { isStorableText } from "./storable.ts";

/** Who changes a role by command, as the audit log calls them. */
const BY_COMMAND: Actor = { id: null, name: "npm run role" };

/**
 * Says what an account may do, from its next request on, whoever owns the site: for whoever holds the
 * machine. @returns whether there is one
 */
export async function setRole(
  db: Database,
  { email, role }: { readonly email: string; readonly role: Role },
): Promise<boolean> {
  if (!isStorableText(email)) return false;
  return db.transaction(async (tx) => {
    await ownersInTurn(tx);
    const [changed] = await tx
      .update(users)
      .set({ role })
      .where(eq(users.email, email.toLowerCase()))
      .returning({ id: users.id, name: users.name });
    if (!changed) return false;
    const subject = { kind: "person", ...changed };
    await audit(tx, { by: BY_COMMAND, action: "person.change-role", subject, details: { role } });
    return true;
  });
}

/** What an account says of itself, apart from its password. */
export type OwnAccount = {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** In which the owner's screens speak to them, BCP 47; null means the site's own. */
  readonly language: string | null;
};

export async function readAccount(db: Database, userId: string): Promise<OwnAccount | undefined> {
  const { name, email, role, language } = users;
  const [found] = await db
    .select({ name, email, role, language })
    .from(users)
    .where(eq(users.id, userId));
  return found;
}

/** Has somebody say of themselves anew what is said. */
export async function changeAccount(
  db: Database,
  userId: string,
  change: Partial<Pick<OwnAccount, "name" | "language">>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ ...change, updatedAt: databaseNow })
      .where(eq(users.id, userId))
      .returning({ id: users.id, name: users.name });
    if (!changed) return;
    const subject = { kind: "person", ...changed };
    await audit(tx, { by: changed, action: "person.change", subject });
  });
}

/** In which language the owner's screens speak to someone, where they chose one. */
export async function languageOfUser(db: Database, userId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  return found?.language ?? undefined;
}
