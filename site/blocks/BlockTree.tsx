import { createElement, type ReactNode, useContext } from "react";
import type { Block } from "../content/documentBody.ts";
import { useStyle } from "../server/render/useStyle.ts";
import { BlockPreviewContext, MARK_ELEMENTS } from "./BlockPreviewContext.ts";
import { blocksByType } from "./blocks.ts";
import type { BlockDefinition, BlockSlots, ShownBlock } from "./defineBlock.tsx";

/** What blocks show beside their fields, by the block's id: see loadBlockData. */
export type BlockData = ReadonlyMap<string, unknown>;

export type BlockTreeProps = {
  readonly blocks: readonly Block[];
  /** Default none: blocks that need data are then left out. */
  readonly data?: BlockData | undefined;
  /** Told of blocks that cannot be shown, so that an owner can find them. */
  readonly onBroken?: ((block: Block, reason: string) => void) | undefined;
};

/**
 * Shows a tree of blocks. One that no longer fits its schema, or whose kind is unknown, is left
 * out and reported; the rest of the page stays as it is. A preview says so in its place.
 */
export function BlockTree({ blocks, ...around }: BlockTreeProps): ReactNode {
  useStyle("blocks");
  const preview = useContext(BlockPreviewContext);
  const nodes = blocks.map((block) => {
    const shown = show(block, around);
    if ("node" in shown) return shown.node;
    around.onBroken?.(block, shown.broken);
    return preview?.explain(block) ?? null;
  });
  if (!preview) return nodes;
  const marked = blocks.map(({ id }, index) =>
    createElement(MARK_ELEMENTS.block, { key: index, id }, nodes[index]),
  );
  return createElement(MARK_ELEMENTS.list, null, marked);
}

type Around = Omit<BlockTreeProps, "blocks">;

function show(block: Block, around: Around): ShownBlock {
  const definition = blocksByType.get(block.type);
  if (!definition) return { broken: `no block is called "${block.type}"` };
  return definition.show(block, fillSlots(definition, block, around), around.data?.get(block.id));
}

/** The slots that the definition has and that are not empty. */
function fillSlots({ slots }: BlockDefinition, block: Block, around: Around): BlockSlots {
  return Object.fromEntries(
    slots.flatMap((slot) => {
      const inside = block.slots?.[slot];
      return inside?.length ? [[slot, <BlockTree key={slot} blocks={inside} {...around} />]] : [];
    }),
  );
}
