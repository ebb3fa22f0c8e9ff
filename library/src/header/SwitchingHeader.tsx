import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import type { ScreenType } from "../browser/screenType.ts";
import { startOnce } from "../browser/startOnce.ts";
import { createSwitchingHeader } from "./createSwitchingHeader.ts";
import { SWITCH_DEFAULT } from "./switchAt.ts";

export type SwitchingHeaderProps = ComponentProps<"header"> & {
  /**
   * How far the page is scrolled when the header switches, in CSS pixels from 1; a screen that is
   * not named takes that of the next wider one. Default 100.
   */
  readonly at?: number | Partial<Record<ScreenType, number>>;
  /** What is shown from there on; before that, the children are. */
  readonly scrolled: ReactNode;
};

/** A header that shows another version of itself once the page is scrolled. */
export function SwitchingHeader({
  at = SWITCH_DEFAULT,
  scrolled,
  children,
  className,
  ...rest
}: SwitchingHeaderProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { desktop, tablet, mobile } = typeof at === "number" ? { desktop: at } : at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads them from the markup.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "header", () => createSwitchingHeader(element));
  }, [desktop, tablet, mobile]);
  return (
    <header {...rest} className={className ? `thrv_header ${className}` : "thrv_header"}>
      <div
        ref={ref}
        className="thrive-symbol-shortcode"
        data-switch-on-scroll-d={desktop}
        data-switch-on-scroll-t={tablet}
        data-switch-on-scroll-m={mobile}
      >
        <div className="tve-default-state">{children}</div>
        <div className="tve-scroll-state">{scrolled}</div>
      </div>
    </header>
  );
}
