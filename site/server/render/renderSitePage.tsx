import type { SiteSettings } from "../../content/siteSettings.ts";
import { Layout } from "../../pages/Layout.tsx";
import type { Locale } from "../../texts/createLocale.ts";
import { LocaleContext } from "../../texts/LocaleContext.tsx";
import type { Assets } from "../assets.ts";
import { type Page, renderPage } from "./renderPage.tsx";

export type SitePage = {
  readonly page: Page;
  readonly site: SiteSettings;
  readonly locale: Locale;
  /** The page's address without its language. */
  readonly path: string;
};

/** A page inside what stands around every page, in its language, as HTML. */
export function renderSitePage({ page, site, locale, path }: SitePage, assets: Assets): string {
  const { head, body } = page;
  return renderPage(
    {
      ...page,
      head: { ...head, language: head.language ?? locale.language },
      body: (
        <LocaleContext value={locale}>
          <Layout site={site} path={path}>
            {body}
          </Layout>
        </LocaleContext>
      ),
    },
    assets,
  );
}
