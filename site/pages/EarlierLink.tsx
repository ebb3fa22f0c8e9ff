import { useLocale } from "../texts/LocaleContext.tsx";
import { Icon } from "./Icon.tsx";
import type { PaginationProps } from "./Pagination.tsx";

/** Above a list that is opened further on: the way to what is before. */
export function EarlierLink({ page, pageCount, address }: PaginationProps) {
  const { say, link } = useLocale();
  if (page < 2 || page > pageCount) return null;
  return (
    <a
      className="earlier button"
      data-look="quiet"
      data-infinite-earlier=""
      href={link(address(page - 1))}
    >
      <Icon name="arrow-end" mirrored />
      {say("list.earlier")}
    </a>
  );
}
