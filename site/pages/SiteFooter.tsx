import type { Theme } from "vitrine/theme-switch/theme";
import type { SiteSettings } from "../content/siteSettings.ts";
import { Island } from "../server/render/Island.tsx";
import { useLocale } from "../texts/LocaleContext.tsx";
import { LANGUAGES } from "../texts/languages.ts";
import { localeOf } from "../texts/localeOf.ts";

export type SiteFooterProps = LanguageLinksProps & {
  /** As the visitor chose. */
  readonly theme: Theme;
};

type LanguageLinksProps = {
  readonly site: SiteSettings;
  readonly path: string;
  /** Of the page's address; goes along to the other languages. Default none. */
  readonly query?: URLSearchParams | undefined;
};

/** What stands below every page: the smaller menu, the languages, the colours. */
export function SiteFooter({ site, theme, path, query }: SiteFooterProps) {
  const { say, link } = useLocale();
  return (
    <footer className="site-footer">
      <p className="site-imprint">
        <strong>{site.title}</strong>
        {site.tagline && <span>{site.tagline}</span>}
      </p>
      <nav aria-label={say("site.footerMenu")}>
        <ul>
          {site.footerMenu.map(({ label, href }) => (
            <li key={href + label}>
              <a href={link(href)}>{label}</a>
            </li>
          ))}
          <li>
            <a href={link("/account")}>{say("site.account")}</a>
          </li>
        </ul>
      </nav>
      <LanguageLinks site={site} path={path} query={query} />
      <Island
        name="theme-switch"
        moment="interaction"
        props={{
          labels: {
            legend: say("theme.label"),
            light: say("theme.light"),
            dark: say("theme.dark"),
            auto: say("theme.auto"),
          },
          ...(theme !== "auto" && { theme }),
        }}
      />
    </footer>
  );
}

/** The same page in the other languages. */
function LanguageLinks({ site, path, query }: LanguageLinksProps) {
  const { say, language } = useLocale();
  const search = query && query.size > 0 ? `?${query}` : "";
  return (
    <nav aria-label={say("site.languages")}>
      <ul>
        {LANGUAGES.map(({ tag, name, direction }) => (
          <li key={tag}>
            <a
              href={localeOf(site, tag).page(path) + search}
              hrefLang={tag}
              lang={tag}
              dir={direction}
              aria-current={tag === language ? "true" : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
