import { type ComponentType, memo, useId, useSyncExternalStore } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useDocumentPart, useEditor } from "../EditorContext.ts";
import { BlockBody } from "./BlockBody.tsx";
import type { BlockListProps } from "./BlockList.tsx";
import { BlockMenu } from "./BlockMenu.tsx";
import { blockSummary } from "./blockSummary.ts";
import { Dots } from "./Dots.tsx";
import "./block-card.css";

export type BlockCardProps = {
  readonly id: string;
  /** Draws the blocks inside: the list in which this one stands. */
  readonly List: ComponentType<BlockListProps>;
};

/** One block: its name and first words, and below them its fields while it is open. */
export const BlockCard = memo(function BlockCard({ id, List }: BlockCardProps) {
  const { say } = useAdminLocale();
  const { kinds, open, issuesOf, names } = useEditor();
  const node = useDocumentPart(({ tree }) => tree.get(id));
  const isOpen = useSyncExternalStore(open.subscribe, () => open.isOpen(id));
  const issues = issuesOf(id);
  const isWrong = useSyncExternalStore(issues.subscribe, () => issues.isWrongBelow(""));
  const bodyId = useId();
  if (!node) return null;
  const kind = kinds.get(node.type);
  const name = names.ofKind(node.type);
  const words = blockSummary(node);
  const full = words ? say("blocks.named", { kind: name, words }) : name;
  return (
    <div className="block-card" data-block={id} data-open={isOpen || undefined}>
      <div className="block-head">
        <span className="block-handle" data-drag={id} title={say("blocks.drag", { name: full })}>
          <Dots of="handle" />
        </span>
        <button
          type="button"
          className="block-name"
          data-block-head={id}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          aria-describedby="block-help"
          onClick={() => open.setOpen(id, !isOpen)}
        >
          <span className="block-kind">{name}</span>
          {words && <bdi className="block-words">{words}</bdi>}
          {isWrong && <span className="block-wrong">{say("blocks.wrong")}</span>}
        </button>
        <BlockMenu id={id} name={full} />
      </div>
      {isOpen && (
        <div className="block-body" id={bodyId}>
          <BlockBody node={node} kind={kind} List={List} />
        </div>
      )}
    </div>
  );
});
