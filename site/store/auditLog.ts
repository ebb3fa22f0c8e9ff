import * as v from "valibot";
import type { ActivityAction } from "../content/admin/activityWire.ts";
import type { Database } from "./Store.ts";
import { auditLog } from "./schema.ts";
import { storable } from "./storable.ts";

/** Who does something; without an id it is the command line. */
export type Actor = { readonly id: string | null; readonly name: string };

export type AuditEntry = {
  readonly by: Actor;
  readonly action: ActivityAction;
  /** What it was done to, and what that was called then. */
  readonly subject: { readonly kind: string; readonly id?: string; readonly name?: string };
  /** What else is worth knowing; no secrets, no texts of visitors. Default nothing. */
  readonly details?: Readonly<Record<string, unknown>>;
};

/** Notes what somebody did. Give the transaction of what was done, so that both are there or neither. */
export async function audit(tx: Database, { by, action, subject, details = {} }: AuditEntry) {
  const row = {
    userId: by.id,
    userName: by.name,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id ?? null,
    subjectName: (subject.name ?? "").slice(0, MAX_NAME),
    details,
  };
  await tx.insert(auditLog).values(v.parse(storable, row) as typeof row);
}

/** How much of a subject's name is kept, in UTF-16 units. */
const MAX_NAME = 300;
