import type { Block } from "../content/documentBody.ts";
import type { BlockData } from "./BlockTree.tsx";
import { blocksByType } from "./blocks.ts";
import type { BlockSource } from "./defineBlock.tsx";

/** All that the blocks of a page show beside their fields. */
export async function loadBlockData(
  blocks: readonly Block[],
  source: BlockSource,
): Promise<BlockData> {
  const loading = allBlocks(blocks).map(async (block) => {
    const data = await blocksByType.get(block.type)?.load(block, source);
    return [block.id, data] as const;
  });
  return new Map((await Promise.all(loading)).filter(([, data]) => data !== undefined));
}

function allBlocks(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) => [
    block,
    ...Object.values(block.slots ?? {}).flatMap((inside) => allBlocks(inside)),
  ]);
}
