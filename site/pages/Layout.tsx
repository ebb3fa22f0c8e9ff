import type { ReactNode } from "react";
import { BackToTop } from "vitrine/back-to-top";
import { Toaster } from "vitrine/toast";
import type { SiteSettings } from "../content/siteSettings.ts";
import { Island } from "../server/render/Island.tsx";

export type LayoutProps = {
  readonly site: SiteSettings;
  /** The address of the page shown, to mark its entry in the menu. */
  readonly path: string;
  readonly children: ReactNode;
};

/** What stands around every page: the way past the menu, the header, the footer. */
export function Layout({ site, path, children }: LayoutProps) {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <header className="site-header">
        <a className="site-title" href="/" rel="home">
          {site.title}
        </a>
        <nav aria-label="Main">
          <ul>
            {site.menu.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={href === path ? "page" : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="site-footer">
        <p>
          {site.title}
          {site.tagline && <span> · {site.tagline}</span>}
        </p>
        <Island name="theme-switch" moment="interaction" props={{}} />
      </footer>
      <BackToTop />
      <Toaster />
    </>
  );
}
