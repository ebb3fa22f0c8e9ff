import { useContext } from "react";
import type { PageReach } from "../securityHeaders.ts";
import { PageRenderContext } from "./PageRender.ts";

/**
 * Lets the page that is being rendered fetch from a place beyond our own, as its policy names it;
 * undefined asks for none. Outside a page there is no policy.
 */
export function useReach(kind: keyof PageReach, place: string | undefined): void {
  const reach = useContext(PageRenderContext)?.reach;
  if (place !== undefined) reach?.[kind].add(place);
}
