import { type Context, Hono } from "hono";
import { LinkGonePage } from "../../pages/accounts/LinkGonePage.tsx";
import { SetUpPage, type SetUpPageProps } from "../../pages/accounts/SetUpPage.tsx";
import type { FieldProblem } from "../../pages/forms/FieldProblem.ts";
import { findLink } from "../../store/accountLinks.ts";
import { becomeFirstOwner, hasOwner } from "../../store/owners.ts";
import { setPasswordByLink } from "../../store/passwords.ts";
import { readAccount } from "../../store/users.ts";
import {
  emailProblem,
  newPasswordProblem,
  readRegistration,
} from "../accounts/readAccountForms.ts";
import { readFormPost } from "../formPost.ts";
import { languagePaths } from "../languagePaths.ts";
import {
  type AccountOptions,
  attemptOf,
  browserOf,
  leadSignedIn,
  leadTo,
  setCookies,
  waitMinutes,
} from "./accountAnswers.ts";

/** Where the links lead that work once. */
export const SET_UP_PATH = "/set-up";

/** The whole address of such a link. */
export function linkOf(address: string, token: string): string {
  return `${address}${SET_UP_PATH}?${new URLSearchParams({ token })}`;
}

/**
 * What a link that works once leads to: becoming the site's first owner, or setting the password of an
 * account. Opening it uses nothing up: mail programs look at links before people do.
 */
export function setUpRoutes(options: AccountOptions): Hono {
  const app = new Hono();
  for (const path of languagePaths(SET_UP_PATH)) {
    app.get(path, (c) => open(c, options)).post(path, (c) => take(c, options));
  }
  return app;
}

/** Whose password a link sets; null where it makes the first owner. */
type Opened = { readonly email: string; readonly userId: string } | null;

async function open(c: Context, options: AccountOptions): Promise<Response> {
  const token = c.req.query("token") ?? "";
  const opened = await readLink(token, options);
  if (opened === undefined) return showGone(c, options);
  return showForm(c, { token, setsPasswordOf: opened?.email }, options);
}

/** @returns undefined where the link does not hold (any more) */
async function readLink(token: string, { db }: AccountOptions): Promise<Opened | undefined> {
  const link = await findLink(db, token);
  if (!link) return undefined;
  if (link.userId === null) return (await hasOwner(db)) ? undefined : null;
  const account = await readAccount(db, link.userId);
  return account && { email: account.email, userId: link.userId };
}

async function take(c: Context, options: AccountOptions): Promise<Response> {
  const form = await readFormPost(c, options.origin);
  const opened = await readLink(form.get("token") ?? "", options);
  if (opened === undefined) return showGone(c, options);
  return opened ? choosePassword(c, { form, ...opened }, options) : becomeOwner(c, form, options);
}

async function becomeOwner(
  c: Context,
  form: URLSearchParams,
  options: AccountOptions,
): Promise<Response> {
  const { accounts, db, signInGuard } = options;
  const token = form.get("token") ?? "";
  const { problems, ...person } = readRegistration(form);
  const shown = { token, name: person.name, email: person.email };
  const again = (more: Partial<SetUpPageProps>) => showForm(c, { ...shown, ...more }, options);
  if (problems.length > 0) return again({ problems });
  const attempt = attemptOf(c, person.email, options);
  const wait = waitMinutes(c, await signInGuard.count(attempt));
  if (wait !== undefined) return again({ waitMinutes: wait });
  if ((await accounts.register(person)) === "wrong-email") {
    return again({ problems: [emailProblem("user_email", "wrong")] });
  }
  // Where the address had an account, its password proves whose it is: else who took it before would own the site.
  const signedIn = await accounts.signIn(person, browserOf(c));
  if (!signedIn) return again({ problems: [TAKEN] });
  const { userId, name } = signedIn.user;
  const [sent] = signedIn.cookies.map((cookie) => cookie.split(";")[0]);
  if (!(await becomeFirstOwner(db, { token, userId, name }))) {
    await accounts.signOut(sent);
    return showGone(c, options);
  }
  setCookies(c, [...signedIn.cookies, await signInGuard.succeed(attempt)]);
  return leadSignedIn(c, options);
}

type Chosen = { readonly form: URLSearchParams; readonly email: string };

async function choosePassword(
  c: Context,
  { form, email }: Chosen,
  options: AccountOptions,
): Promise<Response> {
  const { accounts, db } = options;
  const token = form.get("token") ?? "";
  const password = form.get("password") ?? "";
  const shown = { token, setsPasswordOf: email };
  const problem = newPasswordProblem(password);
  if (problem) return showForm(c, { ...shown, problems: [problem] }, options);
  // Not counted: the link proves who it is, works once, and must hold while others guess at the account.
  const hash = await accounts.hashPassword(password);
  if (!(await setPasswordByLink(db, { token, hash }))) return showGone(c, options);
  const signedIn = await accounts.signIn({ email, password }, browserOf(c));
  if (!signedIn) return leadTo(c, "/sign-in", options);
  const known = await options.signInGuard.succeed(attemptOf(c, email, options));
  setCookies(c, [...signedIn.cookies, known]);
  return leadSignedIn(c, options);
}

const TAKEN: FieldProblem = { field: "password", message: "accounts.setUp.taken" };

async function showForm(
  c: Context,
  props: SetUpPageProps,
  { accounts, pages }: AccountOptions,
): Promise<Response> {
  const { say } = await pages.findLocale(c);
  const user = await accounts.findSignedIn(c.req.header("cookie"));
  const endsFor = user?.email === props.setsPasswordOf ? undefined : user?.name;
  const { token, setsPasswordOf, problems, waitMinutes: wait } = props;
  const answer = await pages.show(c, {
    title: say(setsPasswordOf === undefined ? "accounts.setUp.owner" : "accounts.setUp.password"),
    query: new URLSearchParams({ token }),
    status: wait === undefined ? (problems ? 422 : 200) : 429,
    body: <SetUpPage {...props} endsFor={endsFor} />,
  });
  return unreferred(answer);
}

async function showGone(c: Context, { pages }: AccountOptions): Promise<Response> {
  const { say } = await pages.findLocale(c);
  const title = say("accounts.setUp.gone");
  return unreferred(await pages.show(c, { title, status: 410, body: <LinkGonePage /> }));
}

/**
 * The address is a secret: whatever the page leads to hears of the site alone. Were it told nothing at all,
 * browsers would leave the origin out of the form, too, and its post be refused.
 */
function unreferred(answer: Response): Response {
  answer.headers.set("referrer-policy", "strict-origin");
  return answer;
}
