import { Button } from "../../admin/controls/Button.tsx";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useDocumentPart } from "../EditorContext.ts";
import { type BlockListName, idsIn, ROOT } from "../state/BlockTree.ts";
import { BlockCard } from "./BlockCard.tsx";
import { useAskBlocks } from "./BlockQuestions.tsx";
import { InsertLine } from "./InsertLine.tsx";
import "./block-list.css";

export type BlockListProps = {
  readonly list: BlockListName;
  /** What it is called. */
  readonly label: string;
};

/** Blocks in their order, with a way to put another between any two. */
export function BlockList({ list, label }: BlockListProps) {
  const { say } = useAdminLocale();
  const ask = useAskBlocks();
  const { parent, slot } = list;
  const ids = useDocumentPart(({ tree }) => idsIn(tree, list));
  const isEmpty = ids.length === 0;
  return (
    <div className="block-list-place" data-list={parent} data-slot={slot}>
      {isEmpty && parent !== ROOT && <p className="field-help">{say("blocks.noneInside")}</p>}
      <ol className="block-list" aria-label={label}>
        {ids.map((id, index) => (
          <li key={id}>
            <InsertLine parent={parent} slot={slot} index={index} />
            <BlockCard id={id} List={BlockList} />
          </li>
        ))}
      </ol>
      <Button icon="add" onClick={() => ask({ insertAt: { parent, slot, index: ids.length } })}>
        {say("blocks.add")}
      </Button>
    </div>
  );
}
