import type { ComponentType, ReactNode } from "react";
import * as v from "valibot";
import type { Block } from "../content/documentBody.ts";

/** What a block's component is given: its fields as its schema read them, and its rendered slots. */
export type BlockProps<Fields> = {
  readonly id: string;
  readonly fields: Fields;
  readonly slots: BlockSlots;
};

/** Blocks inside, already rendered, by the name of the slot; an empty slot is undefined. */
export type BlockSlots = Readonly<Record<string, ReactNode>>;

/** What a kind of block is made of: its own schema and component know its fields. */
type BlockParts<Fields> = {
  /** As stored; the name of its folder. */
  readonly type: string;
  /** What editors call it. */
  readonly label: string;
  /** Titles and descriptions in the schema are what the editor's form says. */
  readonly fields: v.GenericSchema<unknown, Fields>;
  /** Names of the slots that take blocks. Default none. */
  readonly slots?: readonly string[];
  /** Pure: the same fields and slots look the same on the server and in the preview. */
  readonly component: ComponentType<BlockProps<Fields>>;
};

/** A block as shown, or why it cannot be. */
export type ShownBlock = { readonly node: ReactNode } | { readonly broken: string };

/** A kind of block: what an editor may fill in, and how it is shown. */
export type BlockDefinition = {
  readonly type: string;
  readonly label: string;
  readonly fields: v.GenericSchema;
  readonly slots: readonly string[];
  readonly show: (block: Block, slots: BlockSlots) => ShownBlock;
};

/** Joins a block's schema and component, so that a list may hold blocks of all kinds. */
export function defineBlock<Fields>(parts: BlockParts<Fields>): BlockDefinition {
  const { component: Component, slots = [], ...rest } = parts;
  return {
    ...rest,
    slots,
    show(block, filled) {
      const fields = v.safeParse(parts.fields, block.fields);
      if (!fields.success) return { broken: v.summarize(fields.issues) };
      return {
        node: <Component key={block.id} id={block.id} fields={fields.output} slots={filled} />,
      };
    },
  };
}
