import { type ComponentProps, useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { createInfiniteScroll } from "./createInfiniteScroll.ts";
import type { InfiniteScrollOptions } from "./readInfiniteScroll.ts";

export type InfiniteScrollProps = ComponentProps<"div"> & Partial<InfiniteScrollOptions>;

/**
 * A list that goes on with the items of its next page before its end is reached. The pagination,
 * with a link to that page, stands beside it on the page, and serves where no script runs.
 */
export function InfiniteScroll(props: InfiniteScrollProps) {
  const { nextSelector, navSelector, itemSelector, itemLoadSelector, ...others } = props;
  const { automatic, total, labels, ...rest } = others;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "infinite-scroll", () => createInfiniteScroll(element));
  }, []);
  return (
    <div
      {...rest}
      ref={ref}
      data-infinite-scroll=""
      data-nextselector={nextSelector}
      data-navselector={navSelector}
      data-itemselector={itemSelector}
      data-itemloadselector={itemLoadSelector}
      data-automatic={automatic}
      data-total={total}
      {...Object.fromEntries(
        Object.entries({ ...labels }).map(([name, text]) => [attributeOf(name), text]),
      )}
    />
  );
}

/** The attribute that `dataset` knows by this name. */
function attributeOf(name: string): string {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
