import { PAGE_BLOCK_ID, type PageOptions } from "vitrine/runtime";
import type { Theme } from "vitrine/theme-switch/theme";
import type { Assets } from "../assets.ts";

export type AdminDocumentProps = {
  readonly assets: Assets["admin"];
  /** Of the site. */
  readonly title: string;
  /** BCP 47; the screens say so themselves once they know who is there. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly theme: Theme;
};

/** What the page says of itself; see vitrine/contexts. */
const PAGE_OPTIONS = { context: "admin" } satisfies Partial<PageOptions>;

/** An empty page that loads the owner's screens. */
export function AdminDocument({ assets, title, language, direction, theme }: AdminDocumentProps) {
  const [entry, ...others] = assets.modules;
  return (
    <html lang={language} dir={direction} data-theme={theme === "auto" ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{FADES}</style>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {others.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <script type="module" src={entry} />
      </head>
      <body>
        <script
          type="application/json"
          id={PAGE_BLOCK_ID}
          dangerouslySetInnerHTML={{ __html: JSON.stringify(PAGE_OPTIONS) }}
        />
        <div id="admin" />
        <noscript>
          <p>
            These screens need JavaScript, which is switched off in this browser. Switch it on for
            this site to work on it; visitors can read the site without.
          </p>
        </noscript>
      </body>
    </html>
  );
}

/**
 * As the site's own pages: one of them that fades out into a page that does not would throw an error. Here, as
 * a stylesheet that is linked says it too late.
 */
const FADES = "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";
