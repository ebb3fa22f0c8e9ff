import { Hono } from "hono";
import { MAIL_TEST_API } from "../../content/admin/mailTestWire.ts";
import type { RateLimit } from "../rateLimit.ts";
import { SiteError } from "../SiteError.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { ownerOnly } from "./ownerOnly.ts";
import { tooOften } from "./tooOften.ts";

/** Test mails of one owner: enough to try out what a provider's page says, too few to bother anybody. */
export const TEST_MAIL_LIMIT: RateLimit = { name: "test-mails", count: 10, windowSeconds: 10 * 60 };

/** A mail to the owner who asks for it, and to nobody else, that shows whether the mail server can be used. */
export function mailTestRoutes({ db, mail, source, countAttempt }: AdminOptions): Hono<AdminEnv> {
  return new Hono<AdminEnv>().post(MAIL_TEST_API, ownerOnly, async (c) => {
    const { userId, email } = c.get("user");
    const settings = await mail.read(db);
    if (!settings) throw new SiteError(409, UNSET, { code: "unset" });
    const wait = await countAttempt(TEST_MAIL_LIMIT, userId);
    if (wait !== undefined) throw tooOften(wait, waitSentence);
    // The library for mail is not carried in memory before it is needed.
    const { sendTestMail } = await import("../mail/sendTestMail.ts");
    const { title } = await source.readSite();
    return c.json(await sendTestMail(settings, { to: email, ...wordsOf(title) }));
  });
}

function wordsOf(site: string) {
  return {
    subject: `${site}: mail works`,
    text: `This is the test mail you asked for in the settings of ${site}. The site can send mail.`,
  };
}

const UNSET =
  "There is no mail server to try yet, or its password cannot be read any more because the site’s secret is another. Fill in the server, the sender and the password, save, and try again.";

const waitSentence = (minutes: number): string =>
  `There were many test mails in a short time, so none was sent. Wait ${minutes} minutes, then try again.`;
