import type { ShownFacet } from "../../content/PageSource.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { Icon } from "../Icon.tsx";
import { chosenOf } from "./chosenOf.ts";
import { listAddress } from "./listAddress.ts";
import type { ProductFilters } from "./productFilters.ts";

export type ChosenFiltersProps = {
  readonly filters: ProductFilters;
  /** Those that the list knows. */
  readonly facets: readonly ShownFacet[];
  /** The list's address without a query and without its language. */
  readonly path: string;
};

/** What is chosen now, each with the way to take it back, and all at once. */
export function ChosenFilters({ filters, facets, path }: ChosenFiltersProps) {
  const locale = useLocale();
  const { say, link } = locale;
  const chosen = chosenOf(filters, { facets, locale });
  if (chosen.length === 0) return null;
  return (
    <ul className="chosen-filters" aria-label={say("shop.chosen")}>
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <a
            href={link(listAddress(path, { ...filters, page: 1, ...without }))}
            rel="nofollow"
            aria-label={say("shop.remove", { label })}
          >
            <bdi>{label}</bdi>
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className="clear" href={link(path)}>
          {say("shop.clear")}
        </a>
      </li>
    </ul>
  );
}
