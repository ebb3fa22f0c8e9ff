import { type ReactNode, useEffect, useRef } from "react";
import type { ScreenType } from "../browser/screenType.ts";
import { startOnce } from "../browser/startOnce.ts";
import { createParallax } from "./createParallax.ts";
import type { ParallaxEffect, ParallaxSettings } from "./parallaxSettings.ts";

export type ParallaxProps = {
  /** What changes; settings that are left out have their defaults. */
  readonly effects: { readonly [Effect in ParallaxEffect]?: Partial<ParallaxSettings> };
  /** Screens on which nothing moves. Default none. */
  readonly disabled?: readonly ScreenType[];
  readonly className?: string;
  readonly children?: ReactNode;
};

/** A box that moves, turns, grows, blurs or fades on its way through the window. */
export function Parallax({ effects, disabled = [], className, children }: ParallaxProps) {
  const ref = useRef<HTMLDivElement>(null);
  const config = JSON.stringify({ mode: "parallax", end: "parallax", disabled, parallax: effects });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element's attribute is read.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "parallax", () => createParallax(element));
  }, [config]);
  return (
    <div ref={ref} className={className} data-tve-scroll={config}>
      {children}
    </div>
  );
}
