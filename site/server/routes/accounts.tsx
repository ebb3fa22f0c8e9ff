import { type Context, Hono } from "hono";
import { AccountPage } from "../../pages/accounts/AccountPage.tsx";
import { RegisterPage, type RegisterPageProps } from "../../pages/accounts/RegisterPage.tsx";
import {
  REGISTERED_ID,
  SIGNED_OUT_ID,
  SignInPage,
  type SignInPageProps,
} from "../../pages/accounts/SignInPage.tsx";
import { withNext } from "../../pages/accounts/withNext.ts";
import { emailProblem, readRegistration, readSignIn } from "../accounts/readAccountForms.ts";
import { readFormPost } from "../formPost.ts";
import { languagePaths } from "../languagePaths.ts";
import { nextPath } from "../nextPath.ts";
import { REGISTRATION_LIMIT } from "../rateLimit.ts";
import { refuseReading } from "../refuseReading.ts";
import { visitorAddress } from "../visitorAddress.ts";
import {
  type AccountOptions,
  attemptOf,
  browserOf,
  homeOf,
  leadSignedIn,
  leadTo,
  SIGNED_IN,
  setCookies,
  waitMinutes,
} from "./accountAnswers.ts";

/** Registration, sign-in, sign-out and the account: plain forms that need no script. */
export function accountRoutes(options: AccountOptions): Hono {
  const app = new Hono();
  for (const prefix of languagePaths("")) {
    app
      .get(`${prefix}/register`, (c) => showRegister(c, { next: askedNext(c) }, options))
      .post(`${prefix}/register`, (c) => register(c, options))
      .get(`${prefix}/sign-in`, (c) => openSignIn(c, options))
      .post(`${prefix}/sign-in`, (c) => signIn(c, options))
      .all(`${prefix}/sign-out`, refuseReading)
      .post(`${prefix}/sign-out`, (c) => signOut(c, options))
      .get(`${prefix}/account`, (c) => openAccount(c, options));
  }
  return app;
}

async function register(c: Context, options: AccountOptions): Promise<Response> {
  const form = await readFormPost(c, options.origin);
  const { password, problems, ...read } = readRegistration(form);
  const shown = { ...read, next: nextPath(form.get("next"), "") };
  if (problems.length > 0) return showRegister(c, { ...shown, problems }, options);
  const address = visitorAddress(c, options.clientAddress);
  const wait = waitMinutes(c, await options.countAttempt(REGISTRATION_LIMIT, address));
  if (wait !== undefined) return showRegister(c, { ...shown, waitMinutes: wait }, options);
  if ((await options.accounts.register({ ...read, password })) === "wrong-email") {
    const wrong = emailProblem("user_email", "wrong");
    return showRegister(c, { ...shown, problems: [wrong] }, options);
  }
  return leadTo(c, `${withNext("/sign-in", shown.next)}#${REGISTERED_ID}`, options);
}

/** Where the visitor wanted to go, who was led to sign in or to register first. */
function askedNext(c: Context): string {
  return nextPath(c.req.query("next"), "");
}

async function openSignIn(c: Context, options: AccountOptions): Promise<Response> {
  const next = askedNext(c);
  const user = await options.accounts.findSignedIn(c.req.header("cookie"));
  if (user) return leadTo(c, next || homeOf(user.role), options);
  return showSignIn(c, { next, keepsNoCookie: c.req.query(SIGNED_IN) !== undefined }, options);
}

async function signIn(c: Context, options: AccountOptions): Promise<Response> {
  const form = await readFormPost(c, options.origin);
  const { email, password, problems } = readSignIn(form);
  const shown = { email, next: nextPath(form.get("next"), "") };
  if (problems.length > 0) return showSignIn(c, { ...shown, problems }, options);
  const attempt = attemptOf(c, email, options);
  const wait = waitMinutes(c, await options.signInGuard.count(attempt));
  if (wait !== undefined) return showSignIn(c, { ...shown, waitMinutes: wait }, options);
  const signedIn = await options.accounts.signIn({ email, password }, browserOf(c));
  if (!signedIn) return showSignIn(c, { ...shown, problems: [WRONG] }, options);
  setCookies(c, [...signedIn.cookies, await options.signInGuard.succeed(attempt)]);
  return leadSignedIn(c, options, shown.next);
}

async function signOut(c: Context, options: AccountOptions): Promise<Response> {
  await readFormPost(c, options.origin);
  setCookies(c, await options.accounts.signOut(c.req.header("cookie")));
  return leadTo(c, `/sign-in#${SIGNED_OUT_ID}`, options);
}

async function openAccount(c: Context, options: AccountOptions): Promise<Response> {
  const user = await options.accounts.findSignedIn(c.req.header("cookie"));
  if (!user) return leadTo(c, "/sign-in?next=/account", options);
  const { say } = await options.pages.findLocale(c);
  const { name, email, role } = user;
  return options.pages.show(c, {
    title: say("accounts.account"),
    body: <AccountPage name={name} email={email} mayWork={role !== "visitor"} />,
  });
}

/** The same for an address without an account and for a wrong password. */
const WRONG = { field: "email", message: "accounts.wrong" } as const;

async function showSignIn(
  c: Context,
  props: SignInPageProps,
  { pages }: AccountOptions,
): Promise<Response> {
  const { say } = await pages.findLocale(c);
  return pages.show(c, {
    title: say("accounts.signIn"),
    query: queryOf(props),
    status: statusOf(props),
    ...(props.email !== undefined && { postRequestData: { email: props.email } }),
    body: <SignInPage {...props} />,
  });
}

async function showRegister(
  c: Context,
  props: RegisterPageProps,
  { pages }: AccountOptions,
): Promise<Response> {
  const { say } = await pages.findLocale(c);
  const { name, email } = props;
  return pages.show(c, {
    title: say("accounts.register"),
    query: queryOf(props),
    status: statusOf(props),
    ...(email !== undefined && { postRequestData: { name, user_email: email } }),
    body: <RegisterPage {...props} />,
  });
}

function queryOf({ next }: SignInPageProps | RegisterPageProps): URLSearchParams {
  return new URLSearchParams(next ? { next } : {});
}

function statusOf({ problems, waitMinutes }: SignInPageProps | RegisterPageProps) {
  if (waitMinutes !== undefined) return 429;
  return problems ? 422 : 200;
}
