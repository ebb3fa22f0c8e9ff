import { eq } from "drizzle-orm";
import type { Database } from "./Store.ts";
import { type Role, users } from "./schema.ts";
import { isStorableText } from "./storable.ts";

/** Says what an account may do, from its next request on. @returns whether there is one */
export async function setRole(
  db: Database,
  { email, role }: { readonly email: string; readonly role: Role },
): Promise<boolean> {
  if (!isStorableText(email)) return false;
  const changed = await db
    .update(users)
    .set({ role })
    .where(eq(users.email, email.toLowerCase()))
    .returning({ id: users.id });
  return changed.length > 0;
}
