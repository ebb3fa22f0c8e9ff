import { memo, useLayoutEffect, useRef } from "react";
import { Button } from "../../admin/controls/Button.tsx";
import { EmptyState } from "../../admin/feedback/EmptyState.tsx";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useDocumentPart, useEditor } from "../EditorContext.ts";
import { idsIn, ROOT, ROOT_SLOT } from "../state/BlockTree.ts";
import { moveBlock } from "../state/edits.ts";
import { BlockList } from "./BlockList.tsx";
import { BlockQuestions } from "./BlockQuestions.tsx";
import { createBlockDrag } from "./createBlockDrag.ts";
import { useBlockKeys } from "./useBlockKeys.ts";

const ALL = { parent: ROOT, slot: ROOT_SLOT };

/**
 * The blocks of a document: their order, their fields, and what is done with them. What changes around them, such as
 * whether all is saved, draws none of them again.
 */
export const DocumentBlocks = memo(function DocumentBlocks() {
  return (
    <BlockQuestions>
      <Blocks />
    </BlockQuestions>
  );
});

function Blocks() {
  const { say } = useAdminLocale();
  const { commands, open, store } = useEditor();
  const ids = useDocumentPart(({ tree }) => idsIn(tree, ALL));
  const root = useRef<HTMLElement>(null);
  const onKeyDown = useBlockKeys();

  useLayoutEffect(() => {
    if (!root.current) return;
    return createBlockDrag(root.current, {
      canDrop: (id, place) => !moveBlock(store.state().tree, id, place).refused,
      onDrop: commands.move,
    });
  }, [commands, store]);

  const setAllOpen = (isOpen: boolean) => {
    for (const id of store.state().tree.keys()) open.setOpen(id, isOpen);
  };

  return (
    <section
      ref={root}
      className="document-blocks"
      aria-labelledby="blocks-title"
      onKeyDown={onKeyDown}
    >
      <header className="blocks-header">
        <h2 id="blocks-title">{say("blocks.title")}</h2>
        {ids.length > 0 && (
          <>
            <Button look="plain" onClick={() => setAllOpen(true)}>
              {say("blocks.openAll")}
            </Button>
            <Button look="plain" onClick={() => setAllOpen(false)}>
              {say("blocks.closeAll")}
            </Button>
          </>
        )}
      </header>
      <p id="block-help" hidden>
        {say("blocks.help")}
      </p>
      {ids.length === 0 && <EmptyState title={say("blocks.none")} help={say("blocks.noneHelp")} />}
      <BlockList list={ALL} label={say("blocks.title")} />
    </section>
  );
}
