import type { Context } from "hono";
import { type FormDefinition, type FormState, fieldsOf, freeTextName } from "vitrine/contact-form";
import { SentFormContext } from "../../blocks/contact-form/SentFormContext.ts";
import type { PageSource } from "../../content/PageSource.ts";
import { encodePath } from "../../content/pagePath.ts";
import type { ShownForm } from "../../content/ShownForm.ts";
import type { ClientAddress } from "../clientAddress.ts";
import { readFormPost } from "../formPost.ts";
import type { PageRequest, PageRoute } from "../pages/PageRoute.ts";
import type { Page, PageStatus } from "../render/renderPage.tsx";
import { SiteError } from "../SiteError.ts";
import { visitorAddress } from "../visitorAddress.ts";
import type { Outcome } from "./Outcome.ts";
import { MAX_PARTS, type PostedForm, readPostedForm, textsOf } from "./readPostedForm.ts";
import { type SubmissionOptions, takeSubmission } from "./takeSubmission.ts";

export type PostedFormOptions = SubmissionOptions & {
  readonly clientAddress: ClientAddress;
  /** The public address, where its owner set one. */
  readonly origin: string | undefined;
};

/** A page that was asked for with POST. */
export type PostedPage = { readonly route: PageRoute; readonly request: PageRequest };

/** Whether this is a contact form as browsers send it without script; other posts are refused. */
export async function isPostedForm(c: Context): Promise<boolean> {
  const type = c.req.header("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) return false;
  return new URLSearchParams(await c.req.text()).has("_wpcf7_unit_tag");
}

/**
 * Takes a contact form that was sent to the page it stands on, and gives that page with what came
 * of it. @returns undefined where there is no page @throws SiteError where the form is not on it
 */
export async function answerPostedForm(
  c: Context,
  { route, request }: PostedPage,
  options: PostedFormOptions,
): Promise<Page | undefined> {
  const sent = await readFormPost(c, options.origin);
  const { source, forms } = notingForms(request.source);
  const page = await route.make({ ...request, source });
  if (!page) return undefined;
  const form = forms.find(({ definition }) => String(definition.id) === sent.get("_wpcf7"));
  const posted = form && sent.size <= MAX_PARTS && readPostedForm(form.definition, asData(sent));
  if (!posted) {
    const lost = request.locale.say("contactForm.lost");
    throw new SiteError(405, lost, { headers: { allow: "GET, HEAD" }, isTranslated: true });
  }
  const outcome = await takeSubmission(
    {
      form,
      posted,
      address: visitorAddress(c, options.clientAddress),
      page: encodePath(request.locale.prefix + request.path),
    },
    options,
  );
  const { waitSeconds } = outcome;
  const state = stateOf(form.definition, posted, outcome);
  const { unitTag } = posted;
  const hasArrived = outcome.status === "mail_sent";
  return {
    ...page,
    isKept: false,
    headers: waitSeconds === undefined ? {} : { "retry-after": String(waitSeconds) },
    status: STATUSES[outcome.status],
    head: { ...page.head, hidden: true },
    print: { ...page.print, ...(!hasArrived && { post_request_data: state.values ?? {} }) },
    body: <SentFormContext value={{ unitTag, state }}>{page.body}</SentFormContext>,
  };
}

const STATUSES: Readonly<Record<Outcome["status"], PageStatus>> = {
  validation_failed: 422,
  acceptance_missing: 422,
  spam: 429,
  mail_sent: 200,
  mail_failed: 503,
};

/** Pages ask for the forms that stand on them. */
function notingForms(source: PageSource): {
  readonly source: PageSource;
  readonly forms: readonly ShownForm[];
} {
  const forms: ShownForm[] = [];
  const findContactForm: PageSource["findContactForm"] = async (question) => {
    const form = await source.findContactForm(question);
    if (form) forms.push(form);
    return form;
  };
  return { source: { ...source, findContactForm }, forms };
}

function asData(sent: URLSearchParams): FormData {
  const data = new FormData();
  for (const [name, value] of sent) data.append(name, value);
  return data;
}

/** What the form shows of the outcome; once it has arrived, without the values. */
function stateOf(
  form: FormDefinition,
  posted: PostedForm,
  { status, message, invalidFields }: Outcome,
): FormState {
  if (status === "mail_sent") return { status, message };
  const { data } = posted;
  const values = fieldsOf(form).flatMap(({ name }) => {
    const free = freeTextName(name);
    return [
      [name, textsOf(posted, name)] as const,
      ...(data.has(free) ? [[free, data.getAll(free).map(String)] as const] : []),
    ];
  });
  return { status, message, invalidFields, values: Object.fromEntries(values) };
}
