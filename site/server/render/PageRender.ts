import { createContext, useContext } from "react";
import type { ContactFormServer } from "vitrine/runtime";
import type { IslandName } from "../../islands.ts";
import type { IconName } from "../../pages/icons.tsx";
import type { StyleName } from "../../styles/styleNames.ts";

/** What is noted down while one page is rendered. */
export type PageRender = {
  /** Props of each island by its id, for the page's JSON block. */
  readonly islandProps: Record<string, object>;
  /** Which islands stand on the page, and whether one of a kind starts at once. */
  readonly islands: Map<IslandName, { atOnce: boolean }>;
  /** How many contact forms stand on the page so far, and where they are sent. */
  readonly contactForms: { count: number; options?: ContactFormServer };
  /** How the image lightbox speaks, where something opens in it. */
  lightbox?: Readonly<Record<string, string>>;
  /** The stylesheets that what stands on it needs. */
  readonly styles: Set<StyleName>;
  /** Places beyond ours that what stands on it may fetch from. */
  readonly reach: { readonly frames: Set<string>; readonly media: Set<string> };
  /** The icons that it shows. */
  readonly icons: Set<IconName>;
};

export function newPageRender(): PageRender {
  return {
    islandProps: {},
    islands: new Map(),
    contactForms: { count: 0 },
    styles: new Set(["site"]),
    reach: { frames: new Set(), media: new Set() },
    icons: new Set(),
  };
}

export const PageRenderContext = createContext<PageRender | undefined>(undefined);

/** @throws outside a page that is being rendered */
export function usePageRender(): PageRender {
  const render = useContext(PageRenderContext);
  if (!render)
    throw new Error("vitrine: an island stands outside a page. Render it by renderPage().");
  return render;
}
