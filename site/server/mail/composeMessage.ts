import type { Readable } from "node:stream";
import MailComposer from "nodemailer/lib/mail-composer";
import type { MailAttachment } from "../../store/jobs/queues.ts";
import { cleanLine } from "../cleanText.ts";
import type { Sender } from "./readSender.ts";
import type { Mail } from "./sendMail.ts";
import { withLines } from "./withLines.ts";

/** Gives a file of a form by its path in its storage, opened; undefined where it is not there (any more). */
export type OpenFile = (path: string) => Promise<Readable | undefined>;

/** The longest text of a header, in characters; mail servers refuse lines that never end. */
const MAX_HEADER = 500;

/**
 * A mail as mail servers take it, read as it is sent: attachments are never in memory as a whole. One
 * that is gone is left out, and the mail says so.
 */
export async function composeMessage(
  from: Sender,
  mail: Mail,
  openFile: OpenFile,
): Promise<Readable> {
  const { id, to, subject, text, html, replyTo, shownTo = [to], cc = [], senderName } = mail;
  const { gone, attachments } = await openAll(mail.attachments ?? [], openFile);
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  return new MailComposer({
    from: { name: headerText(senderName || from.name), address: from.address },
    to: shownTo.map(asAddress),
    cc: cc.map(asAddress),
    ...(replyTo !== undefined && { replyTo: asAddress(replyTo) }),
    subject: headerText(subject),
    ...withLines({ text, html }, gone),
    attachments,
    messageId: `<${id}@${domain}>`,
    headers: mail.isByHand ? {} : { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .createReadStream();
}

/** The library writes headers so that nothing in an address can end its line or become another. */
function asAddress(address: string) {
  return { name: "", address };
}

/**
 * One line, and no "encoded word" (RFC 2047): what a visitor wrote could otherwise be read as something
 * else than what is written, by programs that decode it.
 */
function headerText(text: string): string {
  return cleanLine(text).slice(0, MAX_HEADER).replaceAll("=?", "= ?");
}

/** All of them, or none stays open. */
async function openAll(all: readonly MailAttachment[], openFile: OpenFile) {
  const tried = await Promise.allSettled(
    all.map(async (file) => ({ ...file, content: await openFile(file.path) })),
  );
  const opened = tried.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const failed = tried.find((one) => one.status === "rejected");
  if (failed) {
    for (const { content } of opened) content?.destroy();
    throw failed.reason;
  }
  return {
    gone: opened.filter(({ content }) => !content).map(({ ifGone }) => ifGone),
    attachments: opened.flatMap(({ content, name, type }) => {
      if (!content) return [];
      const contentType = PLAIN_TYPE.test(type) ? type : "application/octet-stream";
      // Each byte as it is: line ends of a text would otherwise be written anew.
      const contentTransferEncoding = "base64" as const;
      const contentDisposition = "attachment" as const;
      return [
        { filename: name, content, contentType, contentTransferEncoding, contentDisposition },
      ];
    }),
  };
}

/** Mails within mails have rules of their own. */
const PLAIN_TYPE = /^(?:application|audio|font|image|model|text|video)\/[\w.+-]{1,100}$/;
