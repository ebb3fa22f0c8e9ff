import { useContext } from "react";
import type { IconName } from "../../pages/icons.tsx";
import { PageRenderContext } from "./PageRender.ts";

/** Has the page that is being rendered bring an icon along in its sprite. */
export function useIcon(name: IconName): void {
  useContext(PageRenderContext)?.icons.add(name);
}
