import type { ReactNode } from "react";
import "./states.css";

export type EmptyStateProps = {
  readonly title: string;
  readonly help?: string;
  /** What can be done about it, such as a button that makes the first. */
  readonly children?: ReactNode;
};

/** In place of a list that has nothing. */
export function EmptyState({ title, help, children }: EmptyStateProps) {
  return (
    <div className="state">
      <h2>{title}</h2>
      {help && <p>{help}</p>}
      {children}
    </div>
  );
}
