import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Logger } from "pino";
import { readTheme, type Theme } from "vitrine/theme-switch/theme";
import type { PageSource } from "../content/PageSource.ts";
import { siteIn, siteSettings } from "../content/siteSettings.ts";
import { ErrorPage, errorTitle } from "../pages/ErrorPage.tsx";
import { ConflictError } from "../store/ConflictError.ts";
import { localeOf } from "../texts/localeOf.ts";
import { splitLanguage } from "../texts/splitLanguage.ts";
import type { Assets } from "./assets.ts";
import { REQUEST_ID_HEADER } from "./createFrontDoor.ts";
import type { Page } from "./render/renderPage.tsx";
import { renderSitePage } from "./render/renderSitePage.tsx";
import { SiteError } from "./SiteError.ts";
import { UNEXPECTED } from "./unexpected.ts";
import { withoutValues } from "./withoutValues.ts";

export type ErrorOptions = {
  readonly source: PageSource;
  readonly assets: Assets;
  readonly log: Logger;
  readonly headers: Readonly<Record<string, string>>;
};

/** The one place where errors become answers: JSON for programs, a page of the site for people. */
export function handleError(
  options: ErrorOptions,
): (error: Error, c: Context<{ Bindings: HttpBindings }>) => Promise<Response> {
  return async (error, c) => {
    const requestId = String(c.env.incoming.headers[REQUEST_ID_HEADER]);
    const known = asSiteError(error);
    if (!known)
      options.log.error(
        { err: withoutValues(error), id: requestId, url: c.req.path },
        "unexpected error",
      );
    const { status, message, headers, isTranslated, told } = known ?? UNEXPECTED;
    const common = { ...headers, "cache-control": "no-store" };
    if (!wantsPage(c)) {
      const error = { status, message, request_id: requestId, ...told };
      return c.json({ error }, status, common);
    }
    try {
      const theme = readTheme(c.req.header("cookie"));
      const html = await errorPage(
        { status, message, isTranslated, requestId, path: c.req.path, theme },
        options,
      );
      return c.body(html, status, { ...options.headers, ...common });
    } catch (cause) {
      options.log.error({ err: cause, id: requestId }, "the error page failed too");
      return c.text(`${message}\n`, status, common);
    }
  };
}

function asSiteError(error: Error): SiteError | undefined {
  if (error instanceof SiteError) return error;
  if (error instanceof ConflictError) {
    return new SiteError(409, error.message, { code: error.reason, cause: error });
  }
  if (!(error instanceof HTTPException)) return undefined;
  if (error.status !== 413) {
    const sentence = "This request cannot be answered as it was sent.";
    return new SiteError(error.status as SiteError["status"], sentence, { cause: error });
  }
  // The rest of the body is not read, so the connection cannot be used again.
  return new SiteError(413, "What was sent is too large for this address. Send less.", {
    cause: error,
    headers: { connection: "close" },
  });
}

function wantsPage(c: Context): boolean {
  return !c.req.path.startsWith("/api/") && (c.req.header("accept") ?? "*/*").includes("text/html");
}

type ShownError = {
  status: number;
  message: string;
  isTranslated: boolean;
  requestId: string;
  path: string;
  theme: Theme;
};

async function errorPage(
  error: ShownError,
  { source, assets, log }: ErrorOptions,
): Promise<string> {
  const { status, message, isTranslated, requestId, path: whole, theme } = error;
  // The store may be what failed: the page then goes without the site's own name and menu.
  const site = await source.readSite().catch((cause: unknown) => {
    log.error({ err: cause, id: requestId }, "error page without settings");
    return siteSettings.fallback;
  });
  const { language, path } = splitLanguage(whole, site.language);
  const locale = localeOf(site, language);
  const page: Page = {
    head: { title: `${locale.say(errorTitle(status))} · ${site.title}`, hidden: true },
    print: { post_type: "" },
    body: (
      <ErrorPage
        status={status}
        sentence={message}
        isTranslated={isTranslated}
        requestId={requestId}
      />
    ),
  };
  return renderSitePage({ page, site: siteIn(site, language), locale, path, theme }, assets).html;
}
