import { type ReactNode, useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { type BackToTopOptions, createBackToTop } from "./createBackToTop.ts";

export type BackToTopProps = Partial<BackToTopOptions> & {
  /** What it is called. Default "Back to top". */
  readonly label?: string;
  /** What it shows. Default an upward arrow. */
  readonly children?: ReactNode;
};

/** A link to the top of the page that appears once the visitor has scrolled. */
export function BackToTop({ label = "Back to top", children, showAt, duration }: BackToTopProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const options = {
      ...(showAt !== undefined && { showAt }),
      ...(duration !== undefined && { duration }),
    };
    return startOnce(element, "back-to-top", () => createBackToTop(element, options));
  }, [showAt, duration]);
  return (
    <a ref={ref} href="#top" data-back-to-top="" aria-label={label} title={label}>
      {children ?? <span aria-hidden="true">↑</span>}
    </a>
  );
}
