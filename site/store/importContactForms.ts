import { isDeepStrictEqual } from "node:util";
import { inArray } from "drizzle-orm";
import { type FormContent, writeContactForm } from "./contactForms.ts";
import type { ImportOutcome } from "./importDocument.ts";
import type { Database } from "./Store.ts";
import { contactForms } from "./schema.ts";

/**
 * Stores forms of another system, or brings them up to date under their keys; those that are as they
 * were stay untouched. All or nothing.
 * @throws ValiError when one is not valid
 */
export async function importContactForms(
  db: Database,
  forms: readonly FormContent[],
): Promise<readonly ImportOutcome[]> {
  return db.transaction(async (tx) => {
    const keys = forms.map(({ key }) => key);
    const rows = await tx.select().from(contactForms).where(inArray(contactForms.key, keys));
    const stored = new Map(rows.map((row) => [row.key, row]));
    const outcomes: ImportOutcome[] = [];
    for (const form of forms) {
      const before = stored.get(form.key);
      const isSame =
        before !== undefined && isDeepStrictEqual(comparable(before), comparable(form));
      if (!isSame) await writeContactForm(tx, form);
      outcomes.push(isSame ? "unchanged" : before ? "changed" : "created");
    }
    return outcomes;
  });
}

/** As the database gives it back: JSON without gaps. */
function comparable({ language, definition }: Pick<FormContent, "language" | "definition">) {
  return JSON.parse(JSON.stringify({ language, definition })) as unknown;
}
