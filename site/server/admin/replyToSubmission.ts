import type { Context } from "hono";
import {
  MAX_REPLY_SUBJECT,
  MAX_SUBMISSION_TEXT,
  submissionReply,
} from "../../content/admin/submissionWire.ts";
import { addReply } from "../../store/changeSubmissions.ts";
import type { StoredSubmission } from "../../store/readSubmission.ts";
import { SPAM } from "../../store/submissionsAsked.ts";
import { cleanLine, cleanText, isVisible } from "../cleanText.ts";
import { enqueueMail } from "../mail/enqueueMail.ts";
import { readEmail } from "../readEmail.ts";
import { SiteError } from "../SiteError.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { noteSubmissions } from "./noteSubmissions.ts";
import { invalid, readBody } from "./readBody.ts";

export type Replied = Pick<AdminOptions, "db"> & { readonly submission: StoredSubmission };

/** Keeps an answer and puts it into the outbox: both, or neither. The same once more is one answer, and one mail. */
export async function replyToSubmission(
  c: Context<AdminEnv>,
  { db, submission }: Replied,
): Promise<void> {
  const { to, subject, text } = await readReply(c);
  const { id, formId, status, deletedAt } = submission;
  if (status === SPAM || deletedAt !== null) {
    throw new SiteError(409, THROWN_AWAY, { code: "thrown-away" });
  }
  const { userId, name } = c.get("user");
  await db.transaction(async (tx) => {
    const reply = { submissionId: id, userId, userName: name, recipient: to, subject, text };
    if (!(await addReply(tx, reply))) return;
    await enqueueMail(tx, { to, subject, text, submission: id, isByHand: true });
    await noteSubmissions(c, tx, { answered: { id, formId } });
  });
}

async function readReply(c: Context<AdminEnv>) {
  const sent = await readBody(c, submissionReply);
  const subject = cleanLine(sent.subject);
  const text = cleanText(sent.text);
  const { email, problem } = readEmail(sent.to);
  const issues = [
    ...(problem ? [{ path: ["to"], message: NO_ADDRESS }] : []),
    ...issueOf("subject", subject, MAX_REPLY_SUBJECT),
    ...issueOf("text", text, MAX_SUBMISSION_TEXT),
  ];
  if (issues.length > 0) throw invalid(issues);
  return { to: email, subject, text };
}

function issueOf(field: string, text: string, longest: number) {
  if (!isVisible(text)) return [{ path: [field], message: "Fill this in." }];
  if (text.length > longest) {
    return [{ path: [field], message: `Use at most ${longest} characters.` }];
  }
  return [];
}

const NO_ADDRESS = "Write an address like name@example.com.";
const THROWN_AWAY =
  "This message is in spam or in the trash. Put it back first, then answer it; your text is still here.";
