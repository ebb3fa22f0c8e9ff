import type { ComponentType, ReactNode } from "react";
import * as v from "valibot";
import type { Block } from "../content/documentBody.ts";
import type { PageSource } from "../content/PageSource.ts";

/** What a block's component is given: its fields as its schema read them, and its rendered slots. */
export type BlockProps<Fields, Data = undefined> = {
  readonly id: string;
  readonly fields: Fields;
  readonly slots: BlockSlots;
  /** What the block's own `load` gave. */
  readonly data: Data;
};

/** What a block may ask of the site's content. */
export type BlockSource = Pick<PageSource, "pickProducts" | "listArchive" | "findContactForm">;

/** Blocks inside, already rendered, by the name of the slot; an empty slot is undefined. */
export type BlockSlots = Readonly<Record<string, ReactNode>>;

/** What a kind of block is made of: its own schema and component know its fields. */
type BlockParts<Fields, Data> = {
  /** As stored; the name of its folder. */
  readonly type: string;
  /** What editors call it. */
  readonly label: string;
  /** Titles and descriptions in the schema are what the editor's form says. */
  readonly fields: v.GenericSchema<unknown, Fields>;
  /** Names of the slots that take blocks. Default none. */
  readonly slots?: readonly string[];
  /** What the block shows beside its fields, such as a list of products. Default nothing. */
  readonly load?: (fields: Fields, source: BlockSource) => Promise<Data>;
  /** Pure: the same fields, slots and data look the same on the server and in the preview. */
  readonly component: ComponentType<BlockProps<Fields, Data>>;
};

/** A block as shown, or why it cannot be. */
export type ShownBlock = { readonly node: ReactNode } | { readonly broken: string };

/** A kind of block: what an editor may fill in, and how it is shown. */
export type BlockDefinition = {
  readonly type: string;
  readonly label: string;
  readonly fields: v.GenericSchema;
  readonly slots: readonly string[];
  /** Undefined where the block shows its fields alone, or where those do not fit. */
  readonly load: (block: Block, source: BlockSource) => Promise<unknown> | undefined;
  /** `data` is what `load` gave for the block. */
  readonly show: (block: Block, slots: BlockSlots, data: unknown) => ShownBlock;
};

/** Joins a block's schema and component, so that a list may hold blocks of all kinds. */
export function defineBlock<Fields, Data = undefined>(
  parts: BlockParts<Fields, Data>,
): BlockDefinition {
  const { component: Component, slots = [], load, ...rest } = parts;
  return {
    ...rest,
    slots,
    load(block, source) {
      const fields = v.safeParse(parts.fields, block.fields);
      return fields.success ? load?.(fields.output, source) : undefined;
    },
    show(block, filled, data) {
      const fields = v.safeParse(parts.fields, block.fields);
      if (!fields.success) return { broken: v.summarize(fields.issues) };
      return {
        node: (
          <Component
            key={block.id}
            id={block.id}
            fields={fields.output}
            slots={filled}
            // Its own `load` made it: whoever renders keeps data by the block's id.
            data={data as Data}
          />
        ),
      };
    },
  };
}
