import { useContext } from "react";
import type { StyleName } from "../../styles/styleNames.ts";
import { PageRenderContext } from "./PageRender.ts";

/** Has the page that is being rendered bring a stylesheet along; outside a page there is none. */
export function useStyle(name: StyleName): void {
  useContext(PageRenderContext)?.styles.add(name);
}
