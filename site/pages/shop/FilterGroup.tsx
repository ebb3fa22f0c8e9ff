import type { ReactNode } from "react";
import { Icon } from "../Icon.tsx";

export type FilterGroupProps = {
  readonly title: string;
  /** Whether its values are unfolded on demand only. Default false. */
  readonly isFolded?: boolean;
  readonly children: ReactNode;
};

/** The values of one filter below its name. */
export function FilterGroup({ title, isFolded = false, children }: FilterGroupProps) {
  if (!isFolded) {
    return (
      <section className="filter-group">
        <h2 dir="auto">{title}</h2>
        <ul>{children}</ul>
      </section>
    );
  }
  return (
    <details className="filter-group">
      <summary>
        <h2 dir="auto">{title}</h2>
        <Icon name="chevron-down" />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
