import { and, eq, ne, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../Store.ts";
import { archiveTable, jobTable } from "./jobTable.ts";

/** What became of a mail that a submission caused. */
export type MailOfSubmission = {
  readonly to: string;
  /** One that failed and is tried again waits. */
  readonly state: "waiting" | "sent" | "failed";
  /** Why it failed the last time. */
  readonly error?: string;
};

type Row = Pick<typeof jobTable.$inferSelect, "state" | "output"> & { readonly to: string };

/** The mails of a submission in the order of their addresses, as long as their jobs are kept: see bossOn. */
export async function mailsOfSubmission(
  db: Database,
  submission: string,
): Promise<readonly MailOfSubmission[]> {
  const among = (table: typeof jobTable | typeof archiveTable) =>
    db
      .select({
        to: sql<string>`coalesce(${table.data} ->> 'to', '')`.as("recipient"),
        state: table.state,
        output: table.output,
      })
      .from(table)
      .where(
        and(
          eq(table.name, "mail"),
          ne(table.state, "cancelled"),
          sql`${table.data} ->> 'submission' = ${submission}`,
        ),
      );
  const rows = await unionAll(among(jobTable), among(archiveTable)).orderBy(sql`recipient`);
  return rows.map(toMail);
}

function toMail({ to, state, output }: Row): MailOfSubmission {
  if (state === "completed") return { to, state: "sent" };
  const error = output?.message;
  return {
    to,
    state: state === "failed" ? "failed" : "waiting",
    ...(typeof error === "string" && { error }),
  };
}
