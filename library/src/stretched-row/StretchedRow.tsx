import { type ReactNode, useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { createStretchedRow } from "./createStretchedRow.ts";

export type StretchedRowProps = {
  /** Whether its content stretches, too. Default no: that stays where it is. */
  readonly stretchesContent?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
};

/** A row as wide as the window, where that is 992 px wide or wider. */
export function StretchedRow({ stretchesContent, className, children }: StretchedRowProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "stretched-row", () => createStretchedRow(element));
  }, []);
  const name = stretchesContent ? "kt-custom-row-full-stretch" : "kt-custom-row-full";
  return (
    <div ref={ref} className={className ? `${className} ${name}` : name}>
      {children}
    </div>
  );
}
