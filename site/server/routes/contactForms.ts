import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { schemaOf } from "vitrine/contact-form";
import { contactFormServer } from "../../blocks/contact-form/contactFormServer.ts";
import type { PageSource } from "../../content/PageSource.ts";
import type { ShownForm } from "../../content/ShownForm.ts";
import type { ClientAddress } from "../clientAddress.ts";
import { feedbackAnswer } from "../contactForms/feedbackAnswer.ts";
import { MAX_PARTS, readPostedForm } from "../contactForms/readPostedForm.ts";
import { sentFrom } from "../contactForms/sentFrom.ts";
import { type SubmissionOptions, takeSubmission } from "../contactForms/takeSubmission.ts";
import { visitorAddress } from "../visitorAddress.ts";

/** Where the contact forms' API stands. */
export const CONTACT_FORM_API = `${contactFormServer.root}${contactFormServer.namespace}`;

export type ContactFormApiOptions = Omit<SubmissionOptions, "source"> & {
  readonly source: Pick<PageSource, "readSite" | "findContactForm">;
  readonly clientAddress: ClientAddress;
};

/**
 * The API of contact forms, in the shapes of the system whose markup the forms have. Pages of
 * other sites may use it, but as nobody: it reads no cookie, and says so by allowing every origin
 * without credentials (docs/decisions/0021-contact-forms-on-the-server.md).
 */
export function contactFormRoutes(options: ContactFormApiOptions): Hono {
  const app = new Hono();
  const forms = `${CONTACT_FORM_API}/contact-forms`;
  const one = `${forms}/:id{[0-9]+}`;
  app.use(`${CONTACT_FORM_API}/*`, async (c, next) => {
    await next();
    c.header("access-control-allow-origin", "*");
    c.header("cache-control", "no-store");
  });
  app.get(forms, (c) => refuse(c, FORBIDDEN));
  app.get(one, (c) => refuse(c, FORBIDDEN));
  app.get(`${one}/feedback/schema`, async (c) => {
    const form = await findForm(c, options);
    return form ? c.json(schemaOf(form.definition)) : refuse(c, NO_FORM);
  });
  app.get(`${one}/refill`, async (c) => {
    // An empty list says that there is nothing to refill: no form asks a question of its own yet.
    return (await findForm(c, options)) ? c.json([]) : refuse(c, NO_FORM);
  });
  app.post(`${one}/feedback`, (c) => takeFeedback(c, options));
  app.all(`${CONTACT_FORM_API}/*`, (c) => refuse(c, NO_ROUTE));
  return app;
}

async function takeFeedback(c: Context, options: ContactFormApiOptions): Promise<Response> {
  if (!MULTIPART.test(c.req.header("content-type") ?? "")) return refuse(c, WRONG_TYPE);
  const form = await findForm(c, options);
  if (!form) return refuse(c, NO_FORM);
  const data = await readMultipart(c);
  if (!data) return refuse(c, BROKEN);
  if ([...data.keys()].length > MAX_PARTS) return refuse(c, TOO_MANY_PARTS);
  const posted = readPostedForm(form.definition, data);
  if (!posted) return refuse(c, NO_UNIT_TAG);
  const outcome = await takeSubmission(
    {
      form,
      posted,
      address: visitorAddress(c, options.clientAddress),
      page: sentFrom(c.req.header("referer"), c.req.header("host")),
    },
    options,
  );
  if (outcome.waitSeconds !== undefined) c.header("retry-after", String(outcome.waitSeconds));
  return c.json(feedbackAnswer({ id: form.definition.id, unitTag: posted.unitTag }, outcome));
}

const MULTIPART = /^multipart\/form-data\s*(?:;|$)/i;

function findForm(c: Context, { source }: ContactFormApiOptions): Promise<ShownForm | undefined> {
  return source.findContactForm({ id: Number(c.req.param("id")) });
}

/** @returns undefined where it is not what it says it is */
async function readMultipart(c: Context): Promise<FormData | undefined> {
  // Read first, by itself: a body that is too large is refused for that, as everywhere.
  const body = await c.req.arrayBuffer().catch((error: unknown) => {
    // Who has gone away in the middle is told nothing, and is no error of ours.
    if (c.req.raw.signal.aborted) return new ArrayBuffer(0);
    throw error;
  });
  const type = c.req.header("content-type") ?? "";
  try {
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    return undefined;
  }
}

type Refusal = {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly message: string;
};

const NO_FORM: Refusal = {
  status: 404,
  code: "wpcf7_not_found",
  message: "There is no contact form with this number.",
};
const NO_ROUTE: Refusal = {
  status: 404,
  code: "rest_no_route",
  message: "There is nothing at this address for this method.",
};
const FORBIDDEN: Refusal = {
  status: 403,
  code: "wpcf7_forbidden",
  message: "Visitors cannot list or read contact forms.",
};
const WRONG_TYPE: Refusal = {
  status: 415,
  code: "wpcf7_unsupported_media_type",
  message: "A form is sent as multipart/form-data.",
};
const NO_UNIT_TAG: Refusal = {
  status: 400,
  code: "wpcf7_unit_tag_not_found",
  message: "The field _wpcf7_unit_tag must name the form on its page.",
};
const BROKEN: Refusal = {
  status: 400,
  code: "vitrine_body_not_readable",
  message: "The body is no multipart/form-data, or it breaks off.",
};
const TOO_MANY_PARTS: Refusal = {
  status: 400,
  code: "vitrine_too_many_parts",
  message: `A form has at most ${MAX_PARTS} parts.`,
};

function refuse(c: Context, { status, code, message }: Refusal): Response {
  return c.json({ code, message, data: { status } }, status);
}
