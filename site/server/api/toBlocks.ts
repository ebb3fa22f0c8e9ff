import * as v from "valibot";
import type { Block as ApiBlock } from "vitrine/api";
import { blocksByType } from "../../blocks/blocks.ts";
import type { Block } from "../../content/documentBody.ts";

/**
 * Blocks as their own schemas read them, which cleans HTML; what no schema knows stays here. A block that
 * does not fit, or whose kind is unknown, is left out, as on the page.
 */
export function toBlocks(
  blocks: readonly Block[],
  onBroken: (block: Block, reason: string) => void,
): ApiBlock[] {
  return blocks.flatMap((block) => {
    const definition = blocksByType.get(block.type);
    if (!definition) {
      onBroken(block, `no block is called "${block.type}"`);
      return [];
    }
    const fields = v.safeParse(definition.fields, block.fields);
    if (!fields.success) {
      onBroken(block, v.summarize(fields.issues));
      return [];
    }
    const slots = definition.slots.flatMap((slot) => {
      const inside = block.slots?.[slot] ?? [];
      return inside.length > 0 ? [[slot, toBlocks(inside, onBroken)] as const] : [];
    });
    return [
      {
        id: block.id,
        type: block.type,
        fields: fields.output as ApiBlock["fields"],
        slots: Object.fromEntries(slots),
      },
    ];
  });
}
