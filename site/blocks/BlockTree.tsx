import type { ReactNode } from "react";
import * as v from "valibot";
import type { Block } from "../content/documentBody.ts";
import { blocks } from "./blocks.ts";

const byType = new Map(blocks.map((block) => [block.type, block]));

export type BlockTreeProps = {
  readonly blocks: readonly Block[];
  /** Told of blocks that cannot be shown, so that an owner can find them. */
  readonly onBroken?: (block: Block, reason: string) => void;
};

/**
 * Shows a tree of blocks. One that no longer fits its schema, or whose kind is unknown, is left
 * out and reported; the rest of the page stays as it is.
 */
export function BlockTree({ blocks: tree, onBroken }: BlockTreeProps): ReactNode {
  return tree.map((block) => {
    const definition = byType.get(block.type);
    if (!definition) {
      onBroken?.(block, `no block is called "${block.type}"`);
      return null;
    }
    const fields = v.safeParse(definition.fields, block.fields);
    if (!fields.success) {
      onBroken?.(block, v.summarize(fields.issues));
      return null;
    }
    const Component = definition.component;
    const slots = (definition.slots ?? []).flatMap((slot) => {
      const inside = block.slots?.[slot];
      return inside?.length
        ? [
            [
              slot,
              <BlockTree key={slot} blocks={inside} {...(onBroken && { onBroken })} />,
            ] as const,
          ]
        : [];
    });
    return (
      <Component
        key={block.id}
        id={block.id}
        fields={fields.output}
        slots={Object.fromEntries(slots)}
      />
    );
  });
}
