import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { writeContactForm } from "../../../../store/contactForms.ts";
import type { Database } from "../../../../store/Store.ts";
import { submissionFiles } from "../../../../store/schema.ts";
import type { SubmissionFile } from "../../../../store/submissionFiles.ts";
import { formContent } from "../../../../store/testing/formContent.ts";
import { storeSubmission } from "../../../../store/testing/storeSubmission.ts";
import type { MediaStorage } from "../../../media/MediaStorage.ts";

export type SentFile = {
  readonly storage: MediaStorage;
  readonly name: string;
  /** By its content. Default text. */
  readonly type?: string;
  /** Default its name. */
  readonly content?: string;
};

/** A file that came with a form: it is in its place, and so is its row. */
export async function addSentFile(
  db: Database,
  { storage, name, type = "text/plain", content = name }: SentFile,
): Promise<SubmissionFile> {
  const draft = await storage.begin();
  await new Promise<void>((resolve) => draft.stream.end(content, resolve));
  const path = `2026/${randomBytes(16).toString("hex")}.txt`;
  await draft.keep(path);
  const { id: formId } = await writeContactForm(db, formContent("with-files"));
  const size = Buffer.byteLength(content);
  await storeSubmission(db, { formId, files: [{ field: "cv", name, type, size, path }] });
  const [row] = await db.select().from(submissionFiles).where(eq(submissionFiles.path, path));
  if (!row) throw new Error("the file was not stored");
  return row;
}
