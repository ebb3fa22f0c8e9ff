import { StickyHeader } from "vitrine/header";
import type { SiteSettings } from "../content/siteSettings.ts";
import { useLocale } from "../texts/LocaleContext.tsx";
import { Icon } from "./Icon.tsx";
import { MainMenu } from "./MainMenu.tsx";

export type SiteHeaderProps = { readonly site: SiteSettings; readonly path: string };

/** About as high as header.css makes it, in CSS pixels; it loses the difference once a page is scrolled. */
const HEIGHTS = { baseHeight: 80, shrinkHeight: 60 };

/** The site's name, its menu and the way to the search; a phone opens the menu over the page. */
export function SiteHeader({ site, path }: SiteHeaderProps) {
  const { say, link } = useLocale();
  return (
    <StickyHeader className="site-header" sticky={site.switches.sticky} {...HEIGHTS}>
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
    </StickyHeader>
  );
}
