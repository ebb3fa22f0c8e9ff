import type { EditedForm } from "../../../content/admin/formWire.ts";
import { readForm } from "../../../store/editForms.ts";
import { listFormUses } from "../../../store/formUses.ts";
import type { Database } from "../../../store/Store.ts";
import type { SignedIn } from "../../accounts/createAccounts.ts";

/** A form as its screen asks for it; undefined where there is none. Two queries. */
export async function openForm(
  db: Database,
  { id, by }: { readonly id: number; readonly by: Pick<SignedIn, "role"> },
): Promise<EditedForm | undefined> {
  const form = await readForm(db, id);
  if (!form) return undefined;
  const { changedAt, deletedAt, ...written } = form;
  return {
    ...written,
    changed_at: changedAt.toISOString(),
    deleted_at: deletedAt?.toISOString() ?? null,
    used_by: await listFormUses(db, form.key),
    may_change_handling: by.role === "owner",
  };
}
