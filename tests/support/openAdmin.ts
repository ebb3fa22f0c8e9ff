import type { Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { askJson } from "../../scripts/askJson.js";
import { cookiesOf } from "../../scripts/cookiesOf.js";
import { type LaunchedSite, launchSite } from "../../scripts/launchSite.js";
import { signInAs } from "../../scripts/signInAs.js";
import { type OpenOptions, type OpenPage, openPages } from "./openPages.ts";

export type AdminPages = {
  /** Opens a page on which somebody is signed in, at an address of the site. */
  readonly open: (path: string, options?: AdminPageOptions) => Promise<Page>;
  /** Opens a page of a visitor. */
  readonly openVisitor: OpenPage;
  /** The headers of a request that a page of somebody who is signed in makes. */
  readonly headersOf: (role: AdminRole) => Promise<Readonly<Record<string, string>>>;
  /** Asks the server as the owner's pages do, by POST where there is a body. A refusal throws. */
  readonly ask: (path: string, body?: unknown, method?: string) => ReturnType<typeof askJson>;
  readonly site: () => LaunchedSite;
};

export type AdminRole = "editor" | "owner";
export type AdminPageOptions = OpenOptions & {
  /** Default an owner. */
  readonly role?: AdminRole;
  /** Whether the test moves the time on, by `page.clock`. Default false. */
  readonly clock?: boolean;
  /** What this browser's clock says. Default the time. */
  readonly time?: Date;
};

/** A site of its own for a file of journeys, since what they change others would see. */
export function openAdmin(): AdminPages {
  const openPage = openPages();
  const signedIn = new Map<AdminRole, Promise<Record<string, string>>>();
  let site: LaunchedSite | undefined;

  beforeAll(async () => {
    site = await launchSite();
  });
  afterAll(async () => {
    await site?.stop();
  });

  function launched(): LaunchedSite {
    if (!site) throw new Error("The site is launched before the first test, not before that.");
    return site;
  }

  function headersOf(role: AdminRole): Promise<Record<string, string>> {
    const known = signedIn.get(role) ?? signInAs(launched(), role);
    signedIn.set(role, known);
    return known;
  }

  return {
    site: launched,
    headersOf,
    openVisitor: openPage,
    async ask(path, body, method) {
      const headers = await headersOf("owner");
      return askJson(launched().address + path, { headers, body, method });
    },
    async open(path, { role = "owner", clock = false, time, ...options } = {}) {
      const { address } = launched();
      const headers = await headersOf(role);
      const page = await openPage(options);
      await page.context().addCookies(cookiesOf(headers, address));
      if (clock || time) await page.clock.install({ ...(time && { time }) });
      await page.goto(address + path);
      return page;
    },
  };
}
