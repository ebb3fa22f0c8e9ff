import type { Theme } from "vitrine/theme-switch/theme";
import type { SiteSettings } from "../../content/siteSettings.ts";
import { Layout } from "../../pages/Layout.tsx";
import type { Locale } from "../../texts/createLocale.ts";
import { LocaleContext } from "../../texts/LocaleContext.tsx";
import type { Assets } from "../assets.ts";
import { type Page, type PageHead, type RenderedPage, renderPage } from "./renderPage.tsx";

export type SitePage = {
  readonly page: Page;
  readonly site: SiteSettings;
  readonly locale: Locale;
  /** The page's address without its language. */
  readonly path: string;
  /** What the page depends on of its address's query. Default none. */
  readonly query?: URLSearchParams;
  /** As the visitor chose. */
  readonly theme: Theme;
};

/** A page inside what stands around every page, in its language, as HTML. */
export function renderSitePage(
  { page, site, locale, path, query, theme }: SitePage,
  assets: Assets,
): RenderedPage {
  const { head, body } = page;
  return renderPage(
    {
      ...page,
      language: locale.language,
      theme,
      switches: site.switches,
      look: site.look,
      consent: site.consent,
      head: { ...head, description: head.description ?? describe(head, site) },
      body: (
        <LocaleContext value={locale}>
          <Layout site={site} theme={theme} path={path} query={query}>
            {body}
          </Layout>
        </LocaleContext>
      ),
    },
    assets,
  );
}

/** What a search engine shows of a page that nobody described; of hidden ones it shows nothing. */
function describe({ title, hidden }: PageHead, { tagline }: SiteSettings): string | undefined {
  return hidden ? undefined : `${title}. ${tagline}`;
}
