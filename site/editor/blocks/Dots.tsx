import "./dots.css";

export type DotsProps = {
  /** "handle" is what can be dragged, "more" a menu. */
  readonly of: "handle" | "more";
};

/**
 * The two drawings that every card has, by its stylesheet: an SVG is painted apart from what stands around it, which
 * for two hundred cards the browser would pay for with every key.
 */
export function Dots({ of }: DotsProps) {
  return <span className="dots" data-of={of} />;
}
