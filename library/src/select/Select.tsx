import { type ComponentProps, useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { createSelect } from "./createSelect.ts";

export type SelectProps = Omit<ComponentProps<"select">, "multiple" | "ref" | "size">;

/**
 * A select that shows its options in the page's look where the browser can; else it is as ever. Give it
 * a label, as any field.
 */
export function Select(props: SelectProps) {
  const ref = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "select", () => createSelect(element));
  }, []);
  return <select {...props} ref={ref} data-select="" />;
}
