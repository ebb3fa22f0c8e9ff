import { createElement, type ReactNode, useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { createEntrance } from "./createEntrance.ts";

export type EntranceProps = {
  /** Which way it moves as it comes in. Default "up"; "none" only fades in. */
  readonly moves?: "up" | "down" | "left" | "right" | "none";
  /** How long it waits once it is in view, in milliseconds, at most 3000. Default 0. */
  readonly delay?: number;
  /** The element it is. Default "div". */
  readonly as?: "div" | "section" | "figure" | "li" | "span";
  readonly className?: string;
  readonly children?: ReactNode;
};

/**
 * Comes in when it is scrolled into view, where the body says `data-animate="1"`: on wide screens,
 * once, unless less motion is preferred.
 */
export function Entrance({ moves = "up", delay, as = "div", className, children }: EntranceProps) {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another element comes in anew.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "entrance", () => createEntrance(element));
  }, [as]);
  const name = moves === "none" ? "kt-animate-fade-in" : `kt-animate-fade-in-${moves}`;
  return createElement(
    as,
    { ref, className: className ? `${className} ${name}` : name, "data-delay": delay },
    children,
  );
}
