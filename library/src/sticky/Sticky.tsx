import { createElement, type ReactNode, useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { createSticky } from "./createSticky.ts";
import { STICKY_ATTRIBUTE, type StickyOptions, stickyAttribute } from "./readSticky.ts";

export type StickyProps = Partial<StickyOptions> & {
  /** The element it is. Default "div". */
  readonly as?: "div" | "aside" | "nav" | "header" | "section";
  readonly className?: string;
  readonly id?: string;
  readonly children?: ReactNode;
};

/**
 * Keeps what is in it in view while the page scrolls. In a row or grid that stretches its children
 * give it `align-self: start`, as an element that is as tall as its parent has no way to go.
 */
export function Sticky({ as = "div", className, id, children, ...options }: StickyProps) {
  const ref = useRef<HTMLElement>(null);
  const settings = stickyAttribute(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads them from the attribute.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "sticky", () => createSticky(element));
  }, [settings, as]);
  return createElement(as, { ref, className, id, [STICKY_ATTRIBUTE]: settings }, children);
}
