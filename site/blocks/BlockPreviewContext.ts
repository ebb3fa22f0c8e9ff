import { createContext, type ReactNode } from "react";
import type { Block } from "../content/documentBody.ts";

/** How a preview shows blocks otherwise than visitors' pages do. */
export type BlockPreview = {
  /** Stands in the place of a block that cannot be shown. */
  readonly explain: (block: Block) => ReactNode;
};

/** Set in previews alone: every block is then marked, so that it can be found on the page. */
export const BlockPreviewContext = createContext<BlockPreview | undefined>(undefined);

/** The elements that stand for a preview's marks until the page is text: see markBlocks. */
export const MARK_ELEMENTS = { list: "v-blocks", block: "v-block" } as const;
