import type { SiteSettings } from "../content/siteSettings.ts";
import { useLocale } from "../texts/LocaleContext.tsx";
import { Icon } from "./Icon.tsx";
import { MainMenu } from "./MainMenu.tsx";

export type SiteHeaderProps = { readonly site: SiteSettings; readonly path: string };

/** The site's name, its menu and the way to the search; a phone opens the menu over the page. */
export function SiteHeader({ site, path }: SiteHeaderProps) {
  const { say, link } = useLocale();
  return (
    <header className="site-header">
      <a className="site-title" href={link("/")} rel="home">
        <Icon name="halftone" />
        {site.title}
      </a>
      <MainMenu menu={site.menu} path={path} />
      <div className="site-tools">
        <a
          className="icon-button"
          href={link("/search")}
          aria-label={say("site.search")}
          aria-current={path === "/search" ? "page" : undefined}
        >
          <Icon name="search" />
        </a>
        <button
          type="button"
          className="icon-button menu-button"
          popoverTarget="site-menu"
          aria-label={say("site.menu")}
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}
