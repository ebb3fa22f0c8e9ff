import type { ReactNode } from "react";
import { BackToTop } from "vitrine/back-to-top";
import type { Theme } from "vitrine/theme-switch/theme";
import { Toaster } from "vitrine/toast";
import type { SiteSettings } from "../content/siteSettings.ts";
import { useLocale } from "../texts/LocaleContext.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

export type LayoutProps = {
  readonly site: SiteSettings;
  /** As the visitor chose. */
  readonly theme: Theme;
  /** The address of the page shown without its language, to mark its entry in the menu. */
  readonly path: string;
  /** Of its address; the other languages' links keep it. Default none. */
  readonly query?: URLSearchParams | undefined;
  readonly children: ReactNode;
};

/** What stands around every page: the way past the menu, the header, the footer. */
export function Layout({ site, theme, path, query, children }: LayoutProps) {
  const { say } = useLocale();
  return (
    <>
      <a className="skip-link" href="#content">
        {say("site.skip")}
      </a>
      <SiteHeader site={site} path={path} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site} theme={theme} path={path} query={query} />
      <BackToTop label={say("site.backToTop")} />
      <Toaster closeLabel={say("dialog.close")} />
    </>
  );
}
