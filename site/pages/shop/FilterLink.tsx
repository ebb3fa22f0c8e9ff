import type { ReactNode } from "react";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { listAddress } from "./listAddress.ts";
import type { ProductFilters } from "./productFilters.ts";

export type FilterLinkProps = {
  /** What is chosen now. */
  readonly filters: ProductFilters;
  /** The list's address without a query and without its language. */
  readonly path: string;
  /** What the link chooses instead; it leads to the first page. */
  readonly change: Partial<ProductFilters>;
  readonly isOn: boolean;
  /** How many products the value has. Default not shown. */
  readonly count?: number;
  readonly children: ReactNode;
};

/** A value of a filter. Not followed by search engines: the combinations have no end. */
export function FilterLink({ filters, path, change, isOn, count, children }: FilterLinkProps) {
  const { link, number } = useLocale();
  return (
    <li>
      <a
        href={link(listAddress(path, { ...filters, page: 1, ...change }))}
        rel="nofollow"
        aria-current={isOn ? "true" : undefined}
      >
        <bdi>{children}</bdi>
        {count !== undefined && <span className="count"> {number(count)}</span>}
      </a>
    </li>
  );
}
