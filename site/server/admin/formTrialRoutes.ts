import { Hono } from "hono";
import { FORMS_API, formTrial } from "../../content/admin/formWire.ts";
import type { ShownForm } from "../../content/contact-forms/ShownForm.ts";
import { firstOwnersEmail } from "../../store/owners.ts";
import { composeTrialMails } from "../contact-forms/mails/composeTrialMails.ts";
import type { RateLimit } from "../rateLimit.ts";
import { SiteError } from "../SiteError.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { invalid, readBody } from "./readBody.ts";
import { tooOften } from "./tooOften.ts";

/** Trials of one person: each sends two mails at most. */
export const FORM_TRIAL_LIMIT: RateLimit = {
  name: "form-trials",
  count: 10,
  windowSeconds: 10 * 60,
};

/** The mails of a form as somebody writes them, to whoever writes them, and to nobody else. */
export function formTrialRoutes(options: AdminOptions): Hono<AdminEnv> {
  const { db, mail, source, origin, countAttempt } = options;
  // With nine digits it is a number of the database for sure; no site has more forms.
  return new Hono<AdminEnv>().post(`${FORMS_API}/:id{[1-9][0-9]{0,8}}/trial`, async (c) => {
    const { to, language, definition, handling } = await readBody(c, formTrial);
    const { userId, email } = c.get("user");
    if (to !== email) throw invalid([{ path: ["to"], message: OWN_ADDRESS }]);
    const settings = await mail.read(db);
    if (!settings) throw new SiteError(409, UNSET, { code: "unset" });
    const wait = await countAttempt(FORM_TRIAL_LIMIT, userId);
    if (wait !== undefined) throw tooOften(wait, waitSentence);
    const id = Number(c.req.param("id"));
    const form: ShownForm = { key: "", language, definition: { ...definition, id }, handling };
    const mails = composeTrialMails(form, {
      email,
      origin,
      site: await source.readSite(),
      userAgent: c.req.header("user-agent") ?? "",
      adminEmail: await firstOwnersEmail(db),
    });
    // The library for mail is not carried in memory before it is needed.
    const { sendTestMail } = await import("../mail/sendTestMail.ts");
    return c.json(await Promise.all(mails.map((one) => sendTestMail(settings, one))));
  });
}

const OWN_ADDRESS = "A trial goes to your own address only.";

const UNSET =
  "There is no mail server yet, so nothing was sent. An owner can fill it in under Settings, Mail; then try again.";

const waitSentence = (minutes: number): string =>
  `There were many trials in a short time, so nothing was sent. Wait ${minutes} minutes, then try again.`;
