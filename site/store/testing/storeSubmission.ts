import { randomUUID } from "node:crypto";
import type { Database } from "../Store.ts";
import { addSubmissionFiles, type NewSubmissionFile } from "../submissionFiles.ts";
import { addSubmissions, type NewSubmission } from "../submissions.ts";

/** Stores a submission like no other, with its files; give what the test is about. @returns its id */
export async function storeSubmission(
  db: Database,
  {
    files = [],
    ...part
  }: Partial<NewSubmission> &
    Pick<NewSubmission, "formId"> & { readonly files?: readonly NewSubmissionFile[] },
): Promise<string> {
  const id = randomUUID();
  const common = {
    id,
    status: "mail_sent",
    fields: {},
    page: null,
    idempotencyKey: null,
    hash: id,
  };
  await db.transaction(async (tx) => {
    await addSubmissions(tx, [{ ...common, ...part }]);
    await addSubmissionFiles(tx, new Map([[part.id ?? id, files]]));
  });
  return part.id ?? id;
}
