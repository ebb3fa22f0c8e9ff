import { resolve } from "node:path";
import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { LocalServer } from "../listenLocally.ts";
import { type OpenOptions, openPages } from "../openPages.ts";
import type { Answer } from "./Answer.ts";
import { type FormDocumentOptions, formDocument } from "./formDocument.ts";
import { readSnapshot } from "./readSnapshot.ts";
import { type Entry, recordInPage } from "./recordInPage.ts";
import { type Call, type FormServer, type Respond, serveForm } from "./serveForm.ts";
import { serveScript } from "./serveScript.ts";

/** Where the build puts the script for foreign pages. */
const BUILT = resolve(import.meta.dirname, "../../../site/dist/client");

export type FormVisitOptions = Omit<FormDocumentOptions, "script" | "wpcf7"> & {
  /** Where the page is. Default "/". */
  readonly path?: string;
  /** The inline object, given the page's origin. Default the API's address, as the plugin does. */
  readonly wpcf7?: (origin: string) => object | undefined;
  readonly answers?: Partial<Record<Call, Respond | Answer>>;
  /** Without vitrine.js. Default false. */
  readonly bare?: boolean;
  /** Of the browser. */
  readonly browser?: OpenOptions;
};

export type FormVisit = {
  readonly page: Page;
  readonly server: FormServer;
  /** All that was written to the console, from the first moment on. */
  readonly messages: readonly string[];
  /** All events and requests so far. */
  log(): Promise<Entry[]>;
};

/**
 * Opens pages of another system with a form on them, which vitrine.js of another origin brings to
 * life. For one test file: its servers end with it.
 */
export function visitForms(): (options: FormVisitOptions) => Promise<FormVisit> {
  const servers: FormServer[] = [];
  let scripts: LocalServer;

  beforeAll(async () => {
    scripts = await serveScript(BUILT);
  });

  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });

  afterAll(async () => {
    await scripts.close();
  });

  // After the servers, whose end comes last: a page must not see them go.
  const open = openPages();

  return async ({ path = "/", wpcf7 = pluginObject, answers = {}, browser, ...options }) => {
    const server = await serveForm();
    servers.push(server);
    for (const [call, answer] of Object.entries(answers)) server.play(call as Call, answer);
    const globals = wpcf7(server.origin);
    server.show(
      formDocument({
        ...options,
        ...(options.bare ? {} : { script: `${scripts.origin}/vitrine.js` }),
        ...(globals ? { wpcf7: globals } : {}),
      }),
    );
    const page = await open(browser);
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    await page.addInitScript({ content: `window.readSnapshot = ${readSnapshot};` });
    await page.addInitScript(recordInPage);
    await page.goto(server.origin + path);
    return {
      page,
      server,
      messages,
      log: () => page.evaluate(() => window.formLog ?? []),
    };
  };
}

/** The object that the plugin writes into its pages. */
export function pluginObject(origin: string): object {
  return { api: { root: `${origin}/wp-json/`, namespace: "contact-form-7/v1" } };
}
