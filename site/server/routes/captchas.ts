import { type Context, Hono } from "hono";
import { fieldsOf } from "vitrine/contact-form";
import type { PageSource } from "../../content/PageSource.ts";
import type { Locale } from "../../texts/createLocale.ts";
import { localeOf } from "../../texts/localeOf.ts";
import type { ClientAddress } from "../clientAddress.ts";
import { CAPTCHA_API } from "../contact-forms/questions/captchaAddress.ts";
import { readChallenge } from "../contact-forms/questions/captchaChallenge.ts";
import { drawCaptcha } from "../contact-forms/questions/drawCaptcha.ts";
import { inWords } from "../contact-forms/questions/inWords.ts";
import { CAPTCHA_LIMIT, type CountAttempt } from "../rateLimit.ts";
import { visitorAddress } from "../visitorAddress.ts";

export type CaptchaOptions = {
  readonly source: Pick<PageSource, "readSite" | "findContactForm">;
  readonly clientAddress: ClientAddress;
  readonly countAttempt: CountAttempt;
  /** The site's secret. */
  readonly secret: string;
};

/**
 * A captcha's picture and, beside it, the same challenge as a question in words (`?lang=`): each for
 * whoever has the form in front of them, and only so many; gone when its time is over.
 */
export function captchaRoutes(options: CaptchaOptions): Hono {
  const app = new Hono();
  app.get(`${CAPTCHA_API}/:file{[0-9]{1,40}\\.(?:png|txt)}`, async (c) => {
    const [challenge = "", kind] = c.req.param("file").split(".");
    const { say, language } = await localeFor(c, options);
    c.header("content-language", language);
    if (!(await isAsked(challenge, options))) return c.text(say("contactForm.questionOver"), 410);
    const address = visitorAddress(c, options.clientAddress);
    const wait = await options.countAttempt(CAPTCHA_LIMIT, address);
    if (wait !== undefined) {
      return c.text(say("contactForm.tooManyQuestions"), 429, { "retry-after": String(wait) });
    }
    if (kind === "txt") return c.text(inWords(challenge, options.secret, say));
    const picture = new Uint8Array(drawCaptcha(challenge, options.secret));
    return c.body(picture, 200, { "content-type": "image/png" });
  });
  return app;
}

/** Whether it is one of a captcha that stands in a form, and of this time. */
async function isAsked(challenge: string, { source }: CaptchaOptions): Promise<boolean> {
  const read = readChallenge(challenge, new Date());
  const form = read && (await source.findContactForm({ id: read.formId }));
  if (!form) return false;
  return fieldsOf(form.definition).some(({ kind, name }) => kind === "captcha" && read.isOf(name));
}

async function localeFor(c: Context, { source }: CaptchaOptions): Promise<Locale> {
  const site = await source.readSite();
  return localeOf(site, c.req.query("lang") ?? site.language);
}
