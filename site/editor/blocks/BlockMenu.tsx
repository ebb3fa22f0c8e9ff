import { memo } from "react";
import { Button } from "../../admin/controls/Button.tsx";
import { MenuButton } from "../../admin/controls/MenuButton.tsx";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useEditor } from "../EditorContext.ts";
import { placeBelow } from "../state/places.ts";
import { useAskBlocks } from "./BlockQuestions.tsx";
import { Dots } from "./Dots.tsx";

export type BlockMenuProps = { readonly id: string; readonly name: string };

/** All that can be done with a block, for pointers and for who does not know the keys. */
export const BlockMenu = memo(function BlockMenu({ id, name }: BlockMenuProps) {
  const { say } = useAdminLocale();
  const { commands, store } = useEditor();
  const ask = useAskBlocks();
  const label = say("blocks.more", { name });
  const below = () => placeBelow(store.state().tree, id);
  return (
    <MenuButton
      button={
        <Button look="plain" className="icon-button" aria-label={label} title={label}>
          <Dots of="more" />
        </Button>
      }
      choices={[
        { icon: "up", label: say("blocks.moveUp"), onChoose: () => commands.step(id, -1) },
        { icon: "down", label: say("blocks.moveDown"), onChoose: () => commands.step(id, 1) },
        { icon: "redirect", label: say("blocks.moveTo"), onChoose: () => ask({ move: id }) },
        { icon: "add", label: say("blocks.addBelow"), onChoose: () => ask({ insertAt: below() }) },
        { label: say("blocks.duplicate"), onChoose: () => commands.duplicate(id) },
        { icon: "copy", label: say("blocks.copy"), onChoose: () => commands.copy(id) },
        { label: say("blocks.cut"), onChoose: () => commands.cut(id) },
        { label: say("blocks.paste"), onChoose: () => commands.paste(below()) },
        {
          icon: "trash",
          label: say("blocks.delete"),
          isDangerous: true,
          onChoose: () => commands.remove(id),
        },
      ]}
    />
  );
});
