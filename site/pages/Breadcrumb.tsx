import { useLocale } from "../texts/LocaleContext.tsx";

/** A step on the way to a page: its name and its address without the language. */
export type Crumb = { readonly name: string; readonly href: string };

export type BreadcrumbProps = { readonly crumbs: readonly Crumb[] };

/** The way from the home page to this one, which itself is not named again. */
export function Breadcrumb({ crumbs }: BreadcrumbProps) {
  const { say, link } = useLocale();
  return (
    <nav className="breadcrumb" aria-label={say("site.breadcrumb")}>
      <ol>
        {crumbs.map(({ name, href }) => (
          <li key={href}>
            <a href={link(href)} dir="auto">
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
