import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { contactFormServer } from "../../blocks/contact-form/contactFormServer.ts";
import type { ShownForm } from "../../content/contact-forms/ShownForm.ts";
import { feedbackAnswer } from "../contact-forms/feedbackAnswer.ts";
import { countReceived } from "../contact-forms/files/countReceived.ts";
import { maxBytesOf, takesFiles } from "../contact-forms/files/formLimits.ts";
import { isSignedIn, type SessionOptions } from "../contact-forms/isSignedIn.ts";
import {
  type QuestionsOptions,
  questionsAfter,
  questionsFor,
} from "../contact-forms/questions/questionsFor.ts";
import { readPostedForm } from "../contact-forms/readPostedForm.ts";
import { type PostedParts, receivePostedForm } from "../contact-forms/receivePostedForm.ts";
import {
  FAILED,
  NO_ACCESS,
  NO_FORM,
  NO_LIST,
  NO_ROUTE,
  NO_UNIT_TAG,
  TOO_OFTEN,
  TROUBLES,
  WRONG_TYPE,
} from "../contact-forms/refusals.ts";
import { schemaToday } from "../contact-forms/schemaToday.ts";
import { sentFrom } from "../contact-forms/sentFrom.ts";
import { type SubmissionOptions, takeSubmission } from "../contact-forms/takeSubmission.ts";
import { type Refusal, WireRefusal } from "../contact-forms/WireRefusal.ts";
import { REQUEST_ID_HEADER } from "../createFrontDoor.ts";
import { isFromHere } from "../isFromHere.ts";
import type { MediaStorage } from "../media/MediaStorage.ts";
import { MultipartError } from "../multipart/MultipartError.ts";
import { isMultipart } from "../multipart/readMultipart.ts";
import { visitorAddress } from "../visitorAddress.ts";
import { withoutValues } from "../withoutValues.ts";
import { type CaptchaOptions, captchaRoutes } from "./captchas.ts";

/** Where the contact forms' API stands. */
export const CONTACT_FORM_API = `${contactFormServer.root}${contactFormServer.namespace}`;

export type ContactFormApiOptions = Omit<SubmissionOptions, "source"> &
  SessionOptions &
  CaptchaOptions & {
    /** Where files of forms lie. */
    readonly formFiles: MediaStorage;
  };

type Env = { Bindings: HttpBindings };

/**
 * The API of contact forms, in the shapes of the system whose markup the forms have. Pages of
 * other sites may use it, but as nobody: it allows every origin without credentials, and reads a cookie
 * only of forms for who is signed in (docs/decisions/0021-contact-forms-on-the-server.md, 0082).
 */
export function contactFormRoutes(options: ContactFormApiOptions): Hono<Env> {
  const app = new Hono<Env>();
  app.onError((error, c) => {
    if (error instanceof WireRefusal) return refuse(c, error.refusal);
    const id = String(c.env.incoming.headers[REQUEST_ID_HEADER]);
    options.log.error({ err: withoutValues(error), id, url: c.req.path }, "unexpected error");
    return refuseUnread(c, FAILED);
  });
  const forms = `${CONTACT_FORM_API}/contact-forms`;
  const one = `${forms}/:id{[0-9]+}`;
  app.use(`${CONTACT_FORM_API}/*`, async (c, next) => {
    await next();
    c.header("access-control-allow-origin", "*");
    c.header("cache-control", "no-store");
  });
  app.get(forms, (c) => refuse(c, NO_LIST));
  app.get(one, (c) => refuse(c, NO_ACCESS));
  app.get(`${one}/feedback/schema`, async (c) => {
    const form = await findForm(c, options);
    return form ? c.json(schemaToday(form.definition)) : refuse(c, NO_FORM);
  });
  app.get(`${one}/refill`, async (c) => {
    const form = await findForm(c, options);
    if (!form) return refuse(c, NO_FORM);
    const questions = questionsFor(form, questionsOptions(c, options));
    // An empty list says that there is nothing to refill.
    return c.json(Object.keys(questions).length > 0 ? questions : []);
  });
  app.post(`${one}/feedback`, (c) => takeFeedback(c, options));
  app.route("/", captchaRoutes(options));
  app.all(`${CONTACT_FORM_API}/*`, (c) => refuse(c, NO_ROUTE));
  return app;
}

async function takeFeedback(c: Context<Env>, options: ContactFormApiOptions): Promise<Response> {
  if (!isMultipart(c.req.header("content-type"))) return refuse(c, WRONG_TYPE);
  const form = await findForm(c, options);
  if (!form) return refuse(c, NO_FORM);
  const { definition } = form;
  const address = visitorAddress(c, options.clientAddress);
  const wait = await countReceived({ forms: [definition], address }, options);
  if (wait !== undefined) {
    c.header("retry-after", String(wait));
    return refuseUnread(c, TOO_OFTEN);
  }
  const reading = {
    formFiles: options.formFiles,
    maxBytes: maxBytesOf(definition),
    takesFiles: takesFiles(definition),
    formOf: () => definition,
  };
  return receivePostedForm(c.env.incoming, reading, (parts) =>
    takeParts(c, { form, parts }, options),
  ).catch((error: unknown) => {
    if (!(error instanceof MultipartError)) throw error;
    return refuseUnread(c, TROUBLES[error.trouble]);
  });
}

async function takeParts(
  c: Context<Env>,
  { form, parts }: { readonly form: ShownForm; readonly parts: PostedParts },
  options: ContactFormApiOptions,
): Promise<Response> {
  const posted = readPostedForm(form.definition, parts);
  if (!posted) return refuse(c, NO_UNIT_TAG);
  const outcome = await takeSubmission(
    {
      form,
      posted,
      address: visitorAddress(c, options.clientAddress),
      userAgent: c.req.header("user-agent") ?? "",
      isSignedIn: () => isSignedIn(c, posted, options),
      page: sentFrom(c.req.header("referer"), c.req.header("host")),
    },
    options,
  );
  if (outcome.waitSeconds !== undefined) c.header("retry-after", String(outcome.waitSeconds));
  const questions = questionsAfter(form, { posted, outcome }, questionsOptions(c, options));
  return c.json(feedbackAnswer({ ...form, unitTag: posted.unitTag }, outcome, questions));
}

/** On pages of other sites, whose browsers name these, pictures have whole addresses. */
function questionsOptions(
  c: Context,
  { secret, origin }: Pick<ContactFormApiOptions, "secret" | "origin">,
): QuestionsOptions {
  const options = { secret, now: new Date() };
  const isElsewhere = c.req.header("origin") !== undefined && !isFromHere(c, origin);
  return isElsewhere ? { ...options, origin: origin ?? new URL(c.req.url).origin } : options;
}

function findForm(c: Context, { source }: ContactFormApiOptions): Promise<ShownForm | undefined> {
  return source.findContactForm({ id: Number(c.req.param("id")) });
}

function refuse(c: Context, { status, code, message }: Refusal): Response {
  return c.json({ code, message, data: { status } }, status);
}

/** The rest of the body was not read, so the connection cannot be used again. */
function refuseUnread(c: Context, refusal: Refusal): Response {
  c.header("connection", "close");
  return refuse(c, refusal);
}
