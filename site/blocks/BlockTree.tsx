import type { ReactNode } from "react";
import type { Block } from "../content/documentBody.ts";
import { blocks } from "./blocks.ts";
import type { BlockDefinition, BlockSlots, ShownBlock } from "./defineBlock.tsx";

const byType = new Map(blocks.map((block) => [block.type, block]));

export type BlockTreeProps = {
  readonly blocks: readonly Block[];
  /** Told of blocks that cannot be shown, so that an owner can find them. */
  readonly onBroken?: ((block: Block, reason: string) => void) | undefined;
};

/**
 * Shows a tree of blocks. One that no longer fits its schema, or whose kind is unknown, is left
 * out and reported; the rest of the page stays as it is.
 */
export function BlockTree({ blocks: tree, onBroken }: BlockTreeProps): ReactNode {
  return tree.map((block) => {
    const shown = show(block, onBroken);
    if ("node" in shown) return shown.node;
    onBroken?.(block, shown.broken);
    return null;
  });
}

function show(block: Block, onBroken: BlockTreeProps["onBroken"]): ShownBlock {
  const definition = byType.get(block.type);
  if (!definition) return { broken: `no block is called "${block.type}"` };
  return definition.show(block, fillSlots(definition, block, onBroken));
}

/** The slots that the definition has and that are not empty. */
function fillSlots(
  { slots }: BlockDefinition,
  block: Block,
  onBroken: BlockTreeProps["onBroken"],
): BlockSlots {
  return Object.fromEntries(
    slots.flatMap((slot) => {
      const inside = block.slots?.[slot];
      return inside?.length
        ? [[slot, <BlockTree key={slot} blocks={inside} onBroken={onBroken} />]]
        : [];
    }),
  );
}
