import { type ComponentProps, useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import {
  createViewToggle,
  VIEWS,
  type View,
  type ViewToggleOptions,
  viewToggleDefaults,
} from "./createViewToggle.ts";

export type ViewToggleProps = Omit<ComponentProps<"div">, "children"> &
  Partial<ViewToggleOptions> & {
    /** How the products are shown at first. Default "grid". */
    readonly view?: View;
  };

/** Two buttons that show the products of a page, `.kad_product_wrapper`, as a grid or as a list. */
export function ViewToggle({ view = "grid", labels, className = "", ...rest }: ViewToggleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const names = { ...viewToggleDefaults.labels, ...labels };
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "view-toggle", () => createViewToggle(element));
  }, []);
  return (
    <div {...rest} ref={ref} className={`kt_product_toggle_container ${className}`.trim()}>
      {VIEWS.map((name) => (
        <button
          key={name}
          type="button"
          className={`toggle_${name}${name === view ? " toggle_active" : ""}`}
        >
          {names[name]}
        </button>
      ))}
    </div>
  );
}
