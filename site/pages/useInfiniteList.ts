import { useStyle } from "../server/render/useStyle.ts";
import { useLocale } from "../texts/LocaleContext.tsx";

export type InfiniteList = {
  /** How many items there are on all pages together. */
  readonly total: number;
  readonly pageCount: number;
};

/** The attributes by which a list goes on with its next page by itself; none for a list of one page. */
export function useInfiniteList({
  total,
  pageCount,
}: InfiniteList): Readonly<Record<string, unknown>> {
  const { say } = useLocale();
  useStyle("infinite-scroll");
  if (pageCount < 2) return {};
  return {
    "data-infinite-scroll": "",
    "data-itemloadselector": "li",
    "data-total": total,
    "data-loading": say("list.loading"),
    "data-more": say("list.more"),
    "data-more-of": say("list.moreOf"),
    "data-added": say("list.added"),
    "data-added-of": say("list.addedOf"),
    "data-all": say("list.all"),
    "data-end": say("list.end"),
    "data-failed": say("list.failed"),
    "data-retry": say("list.retry"),
    "data-next": say("list.openNext"),
    "data-earlier": say("list.earlier"),
  };
}
