import { createContext, useContext } from "react";
import type { IslandName } from "../../islands.ts";

/** What is noted down while one page is rendered. */
export type PageRender = {
  /** Props of each island by its id, for the page's JSON block. */
  readonly islandProps: Record<string, object>;
  /** Which islands stand on the page, and whether one of a kind starts at once. */
  readonly islands: Map<IslandName, { atOnce: boolean }>;
};

export function newPageRender(): PageRender {
  return { islandProps: {}, islands: new Map() };
}

export const PageRenderContext = createContext<PageRender | undefined>(undefined);

/** @throws outside a page that is being rendered */
export function usePageRender(): PageRender {
  const render = useContext(PageRenderContext);
  if (!render)
    throw new Error("vitrine: an island stands outside a page. Render it by renderPage().");
  return render;
}
