import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ReactNode } from "react";
import { readTheme } from "vitrine/theme-switch/theme";
import type { PageSource } from "../content/PageSource.ts";
import { siteIn } from "../content/siteSettings.ts";
import type { Locale } from "../texts/createLocale.ts";
import { localeOf } from "../texts/localeOf.ts";
import { splitLanguage } from "../texts/splitLanguage.ts";
import { acceptedEncoding } from "./acceptedEncoding.ts";
import type { Assets } from "./assets.ts";
import { compressOnce } from "./preparePage.ts";
import { renderSitePage } from "./render/renderSitePage.tsx";

/** A page that answers one visitor, such as a form with what was wrong with it. */
export type ShownPage = {
  /** Without the site's name. */
  readonly title: string;
  /** What stands between header and footer. */
  readonly body: ReactNode;
  /**
   * The address of the page that it stands for, where its own can only be posted to: there the
   * other languages lead. Default the address that was asked for.
   */
  readonly path?: string;
  /** What the other languages' addresses must carry. Default none. */
  readonly query?: URLSearchParams;
  /** Default 200. */
  readonly status?: ContentfulStatusCode;
  /** What was posted, for pre-fill; without passwords. */
  readonly postRequestData?: Readonly<Record<string, unknown>>;
};

export type PersonalPages = {
  /** How pages at the address that was asked for speak. */
  readonly findLocale: (c: Context) => Promise<Locale>;
  /** Answers with a whole page of the site, which nobody keeps; headers set on `c` go with it. */
  readonly show: (c: Context, page: ShownPage) => Promise<Response>;
};

export type PersonalPagesOptions = {
  readonly source: PageSource;
  readonly assets: Assets;
  /** Headers of every page. */
  readonly headers: Readonly<Record<string, string>>;
};

/** Pages that are for one visitor alone: never cached, and kept out of search engines. */
export function personalPages({ source, assets, headers }: PersonalPagesOptions): PersonalPages {
  async function speak(c: Context, asked: string = c.req.path) {
    const settings = await source.readSite();
    const { language } = splitLanguage(c.req.path, settings.language);
    const { path } = splitLanguage(asked, settings.language);
    const locale = localeOf(settings, language);
    return { locale, path, site: siteIn(settings, language) };
  }
  return {
    findLocale: async (c) => (await speak(c)).locale,
    async show(c, { title, body, path: standsFor, query, status = 200, postRequestData }) {
      const { locale, path, site } = await speak(c, standsFor);
      const page = {
        head: { title: `${title} · ${site.title}`, hidden: true },
        print: { post_type: "", ...(postRequestData && { post_request_data: postRequestData }) },
        body,
      };
      const theme = readTheme(c.req.header("cookie"));
      const { html } = renderSitePage(
        { page, site, locale, path, theme, ...(query && { query }) },
        assets,
      );
      const encoding = acceptedEncoding(c.req.header("accept-encoding"));
      const sent = compressOnce(Buffer.from(html), encoding);
      return c.body(sent, status, {
        ...headers,
        "cache-control": "private, no-store",
        "content-length": String(sent.length),
        ...(encoding !== "identity" && { "content-encoding": encoding }),
      });
    },
  };
}
