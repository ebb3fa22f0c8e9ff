import { FieldForm } from "../../admin/form/FieldForm.tsx";
import type { BlockKind } from "../../content/admin/blockWire.ts";
import { useEditor } from "../EditorContext.ts";
import type { BlockNode } from "../state/BlockTree.ts";
import type { BlockCardProps } from "./BlockCard.tsx";
import { UnknownBlock } from "./UnknownBlock.tsx";

export type BlockBodyProps = {
  readonly node: BlockNode;
  /** Undefined where no block is called so. */
  readonly kind: BlockKind | undefined;
} & Pick<BlockCardProps, "List">;

/** The fields of a block, and the blocks in its slots. */
export function BlockBody({ node, kind, List }: BlockBodyProps) {
  const { commands, issuesOf, names } = useEditor();
  const setFields = (fields: BlockNode["fields"]) => commands.setFields(node.id, fields);
  return (
    <>
      {kind ? (
        <FieldForm
          fields={kind.fields}
          value={node.fields}
          onChange={setFields}
          issues={issuesOf(node.id)}
        />
      ) : (
        <UnknownBlock node={node} onChange={setFields} />
      )}
      {slotsOf(node, kind).map((slot) => (
        <section key={slot} className="block-slot">
          <h4>{names.ofSlot(slot)}</h4>
          <List list={{ parent: node.id, slot }} label={names.ofSlot(slot)} />
        </section>
      ))}
    </>
  );
}

/** Those of its kind, and others in which something is stored. */
function slotsOf(node: BlockNode, kind: BlockKind | undefined): readonly string[] {
  const known = kind?.slots ?? [];
  const filled = Object.keys(node.slots).filter((slot) => node.slots[slot]?.length);
  return [...known, ...filled.filter((slot) => !known.includes(slot))];
}
