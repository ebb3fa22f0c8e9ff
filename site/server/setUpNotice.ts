import { offerSetUp } from "../store/owners.ts";
import type { Database } from "../store/Store.ts";
import { linkOf } from "./routes/setUp.tsx";

/** What is told to whoever starts a site that has no owner; nothing where it has one. */
export async function setUpNotice(db: Database, address: string): Promise<string> {
  const link = await offerSetUp(db);
  if (!link) return "";
  return (
    "It has no owner yet. Open this link to become its owner: it works once, within a day, " +
    `and is nobody else's business.\n${linkOf(address, link.token)}\n\n`
  );
}
