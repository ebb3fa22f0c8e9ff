import type { Context } from "hono";
import { localeOf } from "../../texts/localeOf.ts";
import type { SignedIn } from "../accounts/createAccounts.ts";
import { SiteError } from "../SiteError.ts";
import type { AdminOptions } from "./AdminOptions.ts";

/**
 * Who asks for a page of the owner's side, where they may see it; else the answer that leads to signing in.
 * @throws SiteError 403 for visitors' accounts
 */
export async function findEditor(
  c: Context,
  { accounts, source }: Pick<AdminOptions, "accounts" | "source">,
): Promise<SignedIn | Response> {
  const user = await accounts.findSignedIn(c.req.header("cookie"));
  if (!user) {
    const { pathname, search } = new URL(c.req.url);
    const site = await source.readSite();
    c.header("cache-control", "private, no-store");
    const next = new URLSearchParams({ next: pathname + search });
    return c.redirect(`${localeOf(site, site.language).link("/sign-in")}?${next}`, 303);
  }
  if (user.role === "visitor") throw new SiteError(403, VISITOR, { code: "role" });
  return user;
}

const VISITOR =
  "This account may not work on the site's content. Its owner can allow it; until then, there is nothing to see here.";
