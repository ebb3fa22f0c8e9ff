import { useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { createPageLoader } from "./createPageLoader.ts";

/** A line at the window's top that says that the page still loads. Browsers tell screen readers so themselves. */
export function PageLoader() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "page-loader", () => createPageLoader(element));
  }, []);
  return <div ref={ref} data-page-loader="" aria-hidden="true" />;
}
