import type { Database } from "../../../store/Store.ts";
import type { Role } from "../../../store/schema.ts";
import { askAs, type Person, type Sent } from "../../testing/askAs.ts";
import {
  type ReplacedParts,
  startVisitorSite,
  type VisitorSite,
} from "../../testing/startVisitorSite.ts";
import { type Worker, workOn } from "../../testing/workOn.ts";

export type Asked = Sent & {
  /** Default an owner. */
  readonly as?: Partial<Person>;
};

export type AdminSite = {
  readonly site: VisitorSite;
  readonly owner: Worker;
  readonly editor: Worker;
  readonly visitor: Worker;
  /** Signs someone in, once more where they were before. */
  readonly signIn: (name: string, role: Role) => Promise<Worker>;
  /** Asks as a page of the owner's screens does. */
  readonly ask: (path: string, asked?: Asked) => Promise<Response>;
  /** The same where it is answered as asked. @returns what the answer says */
  readonly told: (path: string, asked?: Asked) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

/** A site with an owner, an editor and a visitor, for tests of the owner's side. */
export async function startAdminSite(
  db: Database,
  options: ReplacedParts = {},
): Promise<AdminSite> {
  const site = await startVisitorSite(db, {}, options);

  const signIn: AdminSite["signIn"] = (name, role) => workOn(site, db, { name, role });
  const owner = await signIn("olga", "owner");
  const ask: AdminSite["ask"] = (path, { as = owner, ...sent } = {}) =>
    askAs(site, path, { ...sent, as });
  return {
    site,
    owner,
    editor: await signIn("ed", "editor"),
    visitor: await signIn("vic", "visitor"),
    signIn,
    ask,
    async told(path, asked) {
      const answer = await ask(path, asked);
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.status === 204 ? undefined : answer.json();
    },
    close: () => site.close(),
  };
}
