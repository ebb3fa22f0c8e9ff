import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { type SentForm, SentFormContext } from "../../blocks/contact-form/SentFormContext.ts";
import type { ShownForm } from "../../content/contact-forms/ShownForm.ts";
import type { PageSource } from "../../content/PageSource.ts";
import { encodePath } from "../../content/pagePath.ts";
import type { Accounts } from "../accounts/createAccounts.ts";
import { refuseForeign } from "../formPost.ts";
import { isMultipart } from "../multipart/readMultipart.ts";
import type { PageRequest, PageRoute } from "../pages/PageRoute.ts";
import type { Page, PageStatus } from "../render/renderPage.tsx";
import { visitorAddress } from "../visitorAddress.ts";
import { localeOfForm } from "./localeOfForm.ts";
import type { Outcome } from "./Outcome.ts";
import { postedFormState } from "./postedFormState.ts";
import { askedQuestions } from "./questions/askedQuestions.ts";
import { questionsAfter } from "./questions/questionsFor.ts";
import { lostForm, type PagePostOptions, readPagePost, sentForm } from "./readPagePost.ts";
import { readPostedForm } from "./readPostedForm.ts";
import { type SubmissionOptions, takeSubmission } from "./takeSubmission.ts";

export type PostedFormOptions = SubmissionOptions &
  PagePostOptions & { readonly accounts: Pick<Accounts, "findSignedIn"> };

/** A page that was asked for with POST. */
export type PostedPage = { readonly route: PageRoute; readonly request: PageRequest };

type Env = { Bindings: HttpBindings };

/** Whether this is a contact form as browsers send it without script; other posts are refused. */
export async function isPostedForm(c: Context): Promise<boolean> {
  const type = c.req.header("content-type") ?? "";
  if (isMultipart(type)) return true;
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) return false;
  return new URLSearchParams(await c.req.text()).has("_wpcf7_unit_tag");
}

/**
 * Takes a contact form that was sent to the page it stands on, and gives that page with what came
 * of it. @returns undefined where there is no page @throws SiteError where the form is not on it
 */
export async function answerPostedForm(
  c: Context<Env>,
  { route, request }: PostedPage,
  options: PostedFormOptions,
): Promise<Page | undefined> {
  refuseForeign(c, options.origin);
  const { source, forms } = notingForms(request.source);
  const page = await route.make({ ...request, source });
  if (!page) return undefined;
  const { locale, path } = request;
  return readPagePost(c, { forms, locale, options }, async (parts) => {
    const form = sentForm(forms, parts.texts);
    const posted = form && readPostedForm(form.definition, parts);
    if (!posted) throw lostForm(locale);
    const outcome = await takeSubmission(
      {
        form,
        posted,
        address: visitorAddress(c, options.clientAddress),
        userAgent: c.req.header("user-agent") ?? "",
        isSignedIn: async () =>
          (await options.accounts.findSignedIn(c.req.header("cookie"))) !== undefined,
        page: encodePath(locale.prefix + path),
      },
      options,
    );
    const asking = { secret: options.secret, now: new Date() };
    const asked = askedQuestions(questionsAfter(form, { posted, outcome }, asking));
    const state = postedFormState(form.definition, {
      ...{ posted, outcome, asked },
      locale: await localeOfForm(form, { source }),
    });
    return pageWith(page, { outcome, sent: { unitTag: posted.unitTag, state, asked } });
  });
}

type Answered = { readonly outcome: Outcome; readonly sent: SentForm };

function pageWith(page: Page, { outcome, sent }: Answered): Page {
  const { status, waitSeconds } = outcome;
  const hasArrived = status === "mail_sent";
  return {
    ...page,
    isKept: false,
    headers: waitSeconds === undefined ? {} : { "retry-after": String(waitSeconds) },
    status: STATUSES[status] ?? 409,
    head: { ...page.head, hidden: true },
    print: { ...page.print, ...(!hasArrived && { post_request_data: sent.state.values ?? {} }) },
    body: <SentFormContext value={sent}>{page.body}</SentFormContext>,
  };
}

/** What a hook named is a conflict: the form is right, and is not taken as things stand. */
const STATUSES: Readonly<Record<string, PageStatus>> = {
  error: 403,
  validation_failed: 422,
  acceptance_missing: 422,
  // Too often, or what looks like a machine: it is told apart by nobody.
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
