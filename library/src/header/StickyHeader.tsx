import { type ComponentProps, type CSSProperties, useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import {
  createStickyHeader,
  HEADER_BASE_HEIGHT,
  type StickyHeaderOptions,
} from "./createStickyHeader.ts";

export type StickyHeaderProps = ComponentProps<"header"> &
  Partial<Omit<StickyHeaderOptions, "theme" | "usualHeight">>;

/**
 * A header that stays at the top of the window and gets lower while the page is scrolled, in narrow
 * windows, too. `baseHeight` is how high its own styles make it. It sticks from the first paint,
 * also without script.
 */
export function StickyHeader({
  sticky = true,
  mobileSticky = sticky,
  shrink = true,
  baseHeight = HEADER_BASE_HEIGHT,
  shrinkHeight = baseHeight / 2,
  style,
  ...rest
}: StickyHeaderProps) {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads them from the markup.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "sticky-header", () => createStickyHeader(element));
  }, [sticky, mobileSticky, shrink, baseHeight, shrinkHeight]);
  const lengths = {
    "--vitrine-header-base": `${baseHeight}px`,
    "--vitrine-header-least": `${shrinkHeight}px`,
  } as CSSProperties;
  return (
    <header
      {...rest}
      ref={ref}
      style={{ ...lengths, ...style }}
      data-sticky={flag(sticky)}
      data-mobile-sticky={flag(mobileSticky)}
      data-header-shrink={flag(shrink)}
      data-header-base-height={baseHeight}
      data-shrink-height={shrinkHeight}
      data-vitrine-sticky-header={sticky && mobileSticky ? (shrink ? "slide" : "still") : undefined}
    />
  );
}

const flag = (on: boolean): "0" | "1" => (on ? "1" : "0");
