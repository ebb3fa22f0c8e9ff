import { StickyHeader } from "vitrine/header";
import { SearchPopup } from "vitrine/search";
import { MAX_TOP_ENTRIES, type SiteSettings } from "../content/siteSettings.ts";
import { useLocale } from "../texts/LocaleContext.tsx";
import { Icon } from "./Icon.tsx";
import { MainMenu } from "./MainMenu.tsx";
import { SearchForm } from "./SearchForm.tsx";

export type SiteHeaderProps = { readonly site: SiteSettings; readonly path: string };

/** About as high as header.css makes it, in CSS pixels; it loses the difference once a page is scrolled. */
const HEIGHTS = { baseHeight: 80, shrinkHeight: 60 };

/** The site's name, its menu and the way to the search; a phone opens the menu over the page. */
export function SiteHeader({ site, path }: SiteHeaderProps) {
  const { say, link } = useLocale();
  const isSticky = site.switches.sticky && site.menu.length <= MAX_TOP_ENTRIES;
  return (
    <StickyHeader className="site-header" sticky={isSticky} {...HEIGHTS}>
      <a className="site-title" href={link("/")} rel="home">
        <Icon name="halftone" />
        {site.title}
      </a>
      {site.menu.length > 0 && <MainMenu menu={site.menu} path={path} />}
      <div className="site-tools">
        {path === "/search" ? <SearchHere /> : <SearchTool />}
        {site.menu.length > 0 && (
          <button
            type="button"
            className="icon-button menu-button"
            data-menu-panel=""
            popoverTarget="site-menu"
            aria-label={say("site.menu")}
          >
            <Icon name="menu" />
          </button>
        )}
      </div>
    </StickyHeader>
  );
}

/** A search that opens over the page; without script, a link to that of its own page. */
function SearchTool() {
  const { say, link } = useLocale();
  return (
    <SearchPopup
      href={link("/search")}
      className="icon-button"
      label={say("site.search")}
      icon={<Icon name="search" />}
      close={{ label: say("dialog.close"), icon: <Icon name="close" /> }}
    >
      <SearchForm />
    </SearchPopup>
  );
}

/** On the page of the search itself, its field is there. */
function SearchHere() {
  const { say, link } = useLocale();
  return (
    <a
      className="icon-button"
      href={link("/search")}
      aria-label={say("site.search")}
      aria-current="page"
    >
      <Icon name="search" />
    </a>
  );
}
