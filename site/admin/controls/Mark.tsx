import type { ReactNode } from "react";
import "./mark.css";

export type MarkTone = "plain" | "good" | "warn" | "bad";

export type MarkProps = {
  /** A colour beside the word, which says the same. */
  readonly tone: MarkTone;
  readonly children: ReactNode;
};

/** A word for how something stands. */
export function Mark({ tone, children }: MarkProps) {
  return (
    <span className="mark" data-tone={tone}>
      {children}
    </span>
  );
}
