import { useLocale } from "../texts/LocaleContext.tsx";
import { Icon } from "./Icon.tsx";

export type PaginationProps = {
  readonly page: number;
  readonly pageCount: number;
  /** The address of a page, without its language. */
  readonly address: (page: number) => string;
  /** Where another behaviour looks for the links, such as "woocommerce-pagination". */
  readonly className?: string;
};

/** How many pages stand on each side of the one shown. */
const AROUND = 1;

/** Links to the pages of a list: the first, the last, those around, the one before and after. */
export function Pagination({ page, pageCount, address, className = "" }: PaginationProps) {
  const { say, link } = useLocale();
  if (pageCount < 2) return null;
  const to = (number: number): string => link(address(number));
  return (
    <nav className={`pagination ${className}`.trim()} aria-label={say("list.pages")}>
      {page > 1 && (
        <a className="prev" rel="prev" href={to(Math.min(page - 1, pageCount))}>
          <Icon name="arrow-end" mirrored />
          {say("list.previous")}
        </a>
      )}
      <ol className="page-numbers">
        {pagesAround(page, pageCount).map((number, index, all) => (
          <li key={number} data-gap={number - (all[index - 1] ?? 0) > 1 ? "" : undefined}>
            <a
              href={to(number)}
              aria-label={say("list.page", { page: number })}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <a className="next" rel="next" href={to(page + 1)}>
          {say("list.next")}
          <Icon name="arrow-end" />
        </a>
      )}
    </nav>
  );
}

/** The numbers that get a link, in order. */
export function pagesAround(page: number, pageCount: number): readonly number[] {
  const near = Array.from({ length: 2 * AROUND + 1 }, (_, index) => page - AROUND + index);
  const all = new Set([1, ...near, pageCount]);
  return [...all].filter((one) => one >= 1 && one <= pageCount).sort((a, b) => a - b);
}
