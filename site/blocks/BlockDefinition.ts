import type { ComponentType, ReactNode } from "react";
import type { GenericSchema } from "valibot";

/** What a block's component is given: its fields as its schema read them, and its rendered slots. */
export type BlockProps<Fields> = {
  readonly id: string;
  readonly fields: Fields;
  /** Blocks inside, already rendered, by the name of the slot; an empty slot is undefined. */
  readonly slots: Readonly<Record<string, ReactNode>>;
};

/**
 * A kind of block: what an editor may fill in, and the pure component that shows it. Titles and
 * descriptions in the schema are what the editor's form says.
 */
export type BlockDefinition<Fields> = {
  /** As stored; the name of its folder. */
  readonly type: string;
  /** What editors call it. */
  readonly label: string;
  readonly fields: GenericSchema<unknown, Fields>;
  /** Names of the slots that take blocks. Default none. */
  readonly slots?: readonly string[];
  readonly component: ComponentType<BlockProps<Fields>>;
};

/** A definition whose fields only its own schema and component know. */
// biome-ignore lint/suspicious/noExplicitAny: the schema and the component of one block agree, and the list holds many.
export type AnyBlock = BlockDefinition<any>;
